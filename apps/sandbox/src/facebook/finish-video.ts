import { dayMs } from '@clipmint/kit'

import { refuseParam } from '../meta/errors.ts'
import type { GraphCall } from '../meta/graph.ts'
import { moment } from '../meta/paging.ts'
import type { Params } from '../meta/params.ts'
import type { Facebook } from './facebook.ts'
import type { Finish, Video } from './video.ts'

/** A vertical video of up to 90 s waits as a draft, whatever was asked. */
export function finishVideo(
  { videos, switches, room }: Facebook,
  { id, finish, call }: { id: string; finish: Omit<Finish, 'at' | 'post'>; call: GraphCall },
): Video {
  const media = room.shelf.find(videos.find(id)?.sha256 ?? '')
  const facts = media?.facts
  const isVertical = facts ? facts.width < facts.height && facts.durationMs <= 90_000 : false
  const state = switches().draftsVerticalVideos && isVertical ? 'DRAFT' : finish.state
  return videos.finish(id, { ...finish, state }, call.effects)
}

export function readFinish(params: Params, now: number): Omit<Finish, 'at' | 'post'> {
  const scheduled = params.get('scheduled_publish_time')
  const isPublished = params.get('published') !== 'false'
  const at = scheduled === null ? null : moment(scheduled)
  if (at !== null && isPublished)
    refuseParam('You cannot specify a scheduled publish time on a published post')
  if (at !== null && (at <= now + 10 * 60_000 || at > now + 30 * dayMs))
    refuseParam('The specified scheduled publish time is invalid')
  const state = isPublished ? 'PUBLISHED' : at === null ? 'DRAFT' : 'SCHEDULED'
  return { state, description: params.get('description') ?? '', title: params.get('title'), scheduledAt: at }
}
