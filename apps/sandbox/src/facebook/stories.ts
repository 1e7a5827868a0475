import { openPage } from '../meta/access.ts'
import { refuseParam } from '../meta/errors.ts'
import { type Handler, ok } from '../meta/graph.ts'
import { paged, within } from '../meta/paging.ts'
import { type Facebook, publishScopes } from './facebook.ts'
import { finishedVideo, publishingPage, startUpload } from './phases.ts'

const taken = new Set(['upload_phase', 'video_id', 'access_token', 'appsecret_proof'])

/** `/{page}/video_stories` and `/{page}/stories`: videos that are there for a day. */
export function storyHandlers(facebook: Facebook): Record<string, Handler> {
  const { room, videos, switches } = facebook
  return {
    'POST /{page}/video_stories': (call) => {
      publishingPage(facebook, call)
      const phase = call.params.get('upload_phase')
      if (phase === 'start') return startUpload(facebook, call, 'story')
      if (phase !== 'finish') refuseParam('upload_phase must be one of {start, finish}')
      // A story carries no words, no link and no hour.
      const unknown = call.params.names().find((name) => !taken.has(name))
      if (unknown !== undefined) refuseParam(`The parameter ${unknown} is not supported for stories`)
      const video = finishedVideo(facebook, call, 'story')
      const finish = { state: 'PUBLISHED', description: '', title: null, scheduledAt: null } as const
      const done =
        video.finish !== null && !switches().duplicatesOnRefinish
          ? video
          : videos.finish(video.id, finish, call.effects)
      return ok({ success: true, post_id: done.finish?.post.split('_')[1] })
    },
    'GET /{page}/stories': (call) => {
      openPage(room, { id: call.id, token: call.token(), scopes: publishScopes.slice(0, 2), task: null })
      const isWithin = within(call.params)
      const now = room.clock.now()
      const rows = room.posts
        .of('facebook', call.id)
        .filter(
          ({ kind, removedAt, listedAt }) =>
            kind === 'story' && removedAt === null && (listedAt ?? Infinity) <= now,
        )
        .filter(({ publishedAt }) => isWithin(publishedAt ?? 0))
        .toReversed()
        .map(({ id, source, publishedAt, endsAt }) => ({
          post_id: id.split('_')[1],
          status: (endsAt ?? 0) > now ? 'PUBLISHED' : 'ARCHIVED',
          creation_time: String(Math.floor((publishedAt ?? 0) / 1_000)),
          media_type: 'video',
          media_id: source,
          url: `https://facebook.com/stories/${call.id}/${source}`,
        }))
      return ok(paged(rows, call))
    },
  }
}
