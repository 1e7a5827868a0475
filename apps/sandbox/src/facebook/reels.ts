import { dayMs } from '@clipmint/kit'

import { openPage } from '../meta/access.ts'
import { refuse, refuseParam } from '../meta/errors.ts'
import { parseFields, select } from '../meta/fields.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { moment, paged, within } from '../meta/paging.ts'
import { type Facebook, publishScopes } from './facebook.ts'
import { finishedVideo, publishingPage, startUpload } from './phases.ts'
import { resolversOf } from './video-node.ts'

const states = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const
const mostText = 63_206
const soonestMs = 10 * 60_000
const latestMs = 29 * dayMs

/** `/{page}/video_reels`: start, finish, and the list. */
export function reelHandlers(facebook: Facebook): Record<string, Handler> {
  const { room, videos, now, switches } = facebook
  return {
    'POST /{page}/video_reels': (call) => {
      const page = publishingPage(facebook, call)
      const phase = call.params.get('upload_phase')
      const isRefinish = phase === 'finish' && videos.find(call.params.get('video_id') ?? '')?.finish !== null
      if (!isRefinish) checkCap(facebook, page.id)
      if (phase === 'start') return startUpload(facebook, call, 'reel')
      if (phase !== 'finish') refuseParam('upload_phase must be one of {start, finish}')
      const video = finishedVideo(facebook, call, 'reel')
      const finish = readFinish(call, now())
      const isDone = video.finish !== null && video.finish.state !== 'DRAFT'
      if (isDone && !switches().duplicatesOnRefinish) return ok({ success: true })
      const { finish: done } = videos.finish(video.id, finish, call.effects)
      return ok({ success: true, ...(finish.state !== 'DRAFT' && { post_id: done?.post.split('_')[1] }) })
    },
    'GET /{page}/video_reels': (call) => {
      openPage(room, { id: call.id, token: call.token(), scopes: publishScopes.slice(0, 2), task: null })
      const isWithin = within(call.params)
      const listed = new Set(room.posts.live('facebook', call.id, 'listed').map(({ source }) => source))
      const rows = videos
        .of(call.id, 'reel')
        .filter(({ id, finish }) => listed.has(id) && isWithin(finish?.at ?? 0))
        .toReversed()
      const fields = parseFields(call.params.get('fields') ?? 'description,updated_time')
      const page = paged(rows, call)
      const nodes = page.data.map((video) =>
        select({ id: video.id, type: 'Video', resolvers: resolversOf(facebook, video) }, fields),
      )
      return ok({ ...page, data: nodes })
    },
  }
}

/** Thirty Reels a Page in a day that rolls. */
function checkCap({ videos, now, switches }: Facebook, page: string): void {
  const published = videos
    .of(page, 'reel')
    .filter(({ finish }) => finish !== null && finish.state !== 'DRAFT' && finish.at > now() - dayMs)
  if (published.length >= switches().reelsPerDay)
    refuse({
      code: 613,
      message: '(#613) Calls to this api have exceeded the rate limit.',
      title: 'Reels limit reached',
      userMessage: `A Page can publish ${switches().reelsPerDay} Reels in 24 hours by the API.`,
    })
}

function readFinish({ params }: GraphCall, now: number) {
  const state = states.find((it) => it === params.get('video_state'))
  if (!state) refuseParam(`video_state must be one of {${states.join(', ')}}`)
  const description = params.get('description') ?? ''
  if ([...description].length > mostText) refuseParam('The description is too long')
  return {
    state,
    description,
    title: params.get('title'),
    scheduledAt: scheduleOf(params.get('scheduled_publish_time'), { state, now }),
  }
}

function scheduleOf(text: string | null, { state, now }: { state: string; now: number }): number | null {
  if (state !== 'SCHEDULED')
    return text === null
      ? null
      : refuseParam('scheduled_publish_time is allowed with video_state SCHEDULED only')
  const at = text !== null && /^\d+$/.test(text) ? moment(text) : null
  if (at === null)
    return refuseParam('scheduled_publish_time is required with video_state SCHEDULED, in seconds')
  if (at <= now + soonestMs || at > now + latestMs)
    return refuseParam(
      'The specified scheduled publish time is invalid: it must be more than 10 minutes and at most 29 days ahead',
    )
  return at
}
