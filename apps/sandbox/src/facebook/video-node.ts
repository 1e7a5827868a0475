import { dayMs } from '@clipmint/kit'

import { needScopes } from '../meta/access.ts'
import { refuse, refuseObject, refuseParam } from '../meta/errors.ts'
import type { Resolvers } from '../meta/fields.ts'
import { parseFields, select } from '../meta/fields.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { isoOf } from '../meta/iso.ts'
import { socialFields } from './counts.ts'
import type { Facebook } from './facebook.ts'
import { statusOf } from './status.ts'
import { takeThumbnail } from './thumbnail.ts'
import type { Video } from './video.ts'

type Invitation = { id: string; video: string; page: string; target: string; at: number }

/** A video: how far it is, what it is, taking it away, its cover and who made it together. */
export function videoHandlers(facebook: Facebook): Record<string, Handler> {
  const { room, videos, now } = facebook
  const invitations = room.store.open<Invitation>('facebook-collaborators')
  return {
    'GET /{video}': (call) => {
      const video = openVideo(facebook, call, ['pages_read_engagement'])
      const fields = parseFields(call.params.get('fields') ?? 'description,updated_time')
      return ok(select({ id: video.id, type: 'Video', resolvers: resolversOf(facebook, video) }, fields))
    },
    'DELETE /{video}': (call) => {
      const video = openVideo(facebook, call, ['pages_manage_posts'])
      videos.remove(video.id)
      return ok({ success: true })
    },
    'POST /{video}/thumbnails': async (call) => {
      const video = openVideo(facebook, call, ['pages_manage_posts'])
      const coverSha256 = await takeThumbnail(room, call)
      if (call.params.get('is_preferred') === 'true') {
        videos.kept.change(video.id, { coverSha256 })
        for (const { id } of room.posts.bySource(video.id)) room.posts.change(id, { coverSha256 })
      }
      return ok({ success: true })
    },
    'POST /{video}/collaborators': (call) => {
      const video = openVideo(facebook, call, ['pages_manage_posts'])
      const target = call.params.get('target_id') ?? refuseParam('The parameter target_id is required')
      const recent = invitations.all().filter(({ page, at }) => page === video.page && at > now() - dayMs)
      if (recent.length >= 10)
        refuse({ code: 613, message: '(#613) A Page can send 10 invitations in 24 hours.' })
      invitations.put(`${video.id} ${target}`, {
        id: `${video.id} ${target}`,
        video: video.id,
        page: video.page,
        target,
        at: now(),
      })
      return ok({ success: true })
    },
    'GET /{video}/collaborators': (call) => {
      const video = openVideo(facebook, call, ['pages_read_engagement'])
      const data = invitations
        .all()
        .filter((it) => it.video === video.id)
        .map(({ target }) => ({ id: target, invite_status: 'Pending' }))
      return ok({ data })
    },
  }
}

/** The video of a call, for the token of its Page. */
export function openVideo(
  { room, videos, switches, now }: Facebook,
  call: GraphCall,
  scopes: readonly string[],
): Video {
  const token = call.token()
  const video = videos.find(call.id)
  const isUnseen = video !== null && now() < video.createdAt + switches().unseenAfterStartMs
  const mayLook =
    video !== null &&
    (token.account === video.page ||
      (token.kind === 'user' &&
        (room.accounts.find('facebook', video.page)?.tasks[token.person] ?? []).length > 0))
  if (!video || isUnseen || !mayLook) return refuseObject(call.id, call.method.toLowerCase())
  needScopes(room, token, scopes, 10)
  if (call.method !== 'GET' && token.kind !== 'page')
    refuse({
      code: 210,
      message: '(#210) A page access token is required to request this resource.',
      status: 403,
    })
  return video
}

/** What a video tells of itself. */
export function resolversOf(facebook: Facebook, video: Video): Resolvers {
  const { room, videos, now } = facebook
  const { finish } = video
  const post = finish === null ? null : room.posts.get(finish.post)
  const isLive = post !== null && (post.publishedAt ?? Infinity) <= now()
  return {
    status: () => statusOf(video, { videos, now: now() }),
    description: () => finish?.description || null,
    title: () => finish?.title ?? null,
    length: () => (video.sha256 === null ? null : video.durationMs / 1_000),
    created_time: () => isoOf(finish?.at ?? video.createdAt),
    updated_time: () => isoOf(finish?.at ?? video.createdAt),
    post_id: () => (isLive ? finish?.post.split('_')[1] : null),
    permalink_url: () =>
      isLive ? `/${video.kind === 'reel' ? 'reel' : `${video.page}/videos`}/${video.id}/` : null,
    published: () => isLive,
    scheduled_publish_time: () => (finish?.scheduledAt ? Math.floor(finish.scheduledAt / 1_000) : null),
    copyright_check_information: () => ({
      status: { status: 'complete', matches_found: false },
      copyright_matches: [],
    }),
    picture: () => (video.coverSha256 === null ? null : `/sandbox/networks/media/${video.coverSha256}.jpg`),
    from: () => ({ id: video.page, name: room.accounts.find('facebook', video.page)?.name }),
    ...socialFields(room, isLive ? post : null),
  }
}
