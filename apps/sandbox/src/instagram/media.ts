import { refuse, refuseObject, refuseParam } from '../meta/errors.ts'
import { parseFields, type Resolvers, select } from '../meta/fields.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { isoOf } from '../meta/iso.ts'
import { paged, within } from '../meta/paging.ts'
import { digits } from '../networks/chance.ts'
import { countsAt } from '../networks/metrics.ts'
import type { Post } from '../networks/posts.ts'
import { type InstagramRoom, type LoginHost, openAccount } from './instagram.ts'
import { shortcodeOf } from './shortcode.ts'

const defaultFields = 'id'

/** Posts: lists of an account's, each by itself, its comments, and taking it away. */
export function mediaHandlers(instagram: InstagramRoom, host: LoginHost): Record<string, Handler> {
  const { room } = instagram
  const list =
    (wanted: 'story' | 'reel'): Handler =>
    (call) => {
      openAccount(instagram, call, { id: call.id, host, needs: [] })
      const isWithin = within(call.params)
      const rows = room.posts
        .live('instagram', call.id, 'listed')
        .filter(({ kind, publishedAt }) => kind === wanted && isWithin(publishedAt ?? 0))
        .slice(0, 10_000)
      const page = paged(rows, call)
      const fields = parseFields(call.params.get('fields') ?? defaultFields)
      const data = page.data.map((post) =>
        select({ id: post.id, type: 'IGMedia', resolvers: resolversOf(instagram, { post, call }) }, fields),
      )
      return ok({ ...page, data })
    }
  return {
    'GET /{ig}/media': list('reel'),
    'GET /{ig}/stories': list('story'),
    'GET /{media}': (call) => {
      const post = openMedia(instagram, call, { host, needs: [] })
      const fields = parseFields(call.params.get('fields') ?? defaultFields)
      return ok(
        select({ id: post.id, type: 'IGMedia', resolvers: resolversOf(instagram, { post, call }) }, fields),
      )
    },
    'DELETE /{media}': (call) => {
      if (host === 'instagram') return refuseObject(call.id, 'delete')
      const post = openMedia(instagram, call, { host, needs: ['contents'] })
      room.posts.change(post.id, { removedAt: instagram.now() })
      return ok({ success: true, deleted_id: post.id })
    },
    'POST /{media}/comments': (call) => {
      const post = openMedia(instagram, call, { host, needs: ['comments'] })
      const text = call.params.get('message') ?? ''
      if (text === '') refuseParam('The parameter message is required')
      if ([...text].length > 300) refuseParam('The comment has more than 300 letters')
      if (post.kind === 'story') refuse({ code: 100, message: '(#100) Stories take no comments' })
      const id = digits(17)
      room.posts.comment({ id, post: post.id, text, at: instagram.now(), by: post.account })
      return ok({ id })
    },
    'GET /{media}/comments': (call) => {
      const post = openMedia(instagram, call, { host, needs: ['comments'] })
      const rows = room.posts
        .commentsOf(post.id)
        .toReversed()
        .map(({ id, text, at }) => ({ timestamp: isoOf(at), text, id }))
      return ok(paged(rows, call))
    },
  }
}

type Permissions = { host: LoginHost; needs: Parameters<typeof openAccount>[2]['needs'] }

/** The live post of a call, for who may work on its account. A story can be read as long as it is there. */
export function openMedia(instagram: InstagramRoom, call: GraphCall, { host, needs }: Permissions): Post {
  const post = instagram.room.posts.get(call.id)
  const isLive = post !== null && post.removedAt === null && (post.endsAt ?? Infinity) > instagram.now()
  if (!post || !isLive) return refuseObject(call.id, call.method.toLowerCase())
  openAccount(instagram, call, { id: post.account, host, needs })
  return post
}

function resolversOf(
  { room, now }: InstagramRoom,
  { post, call }: { post: Post; call: GraphCall },
): Resolvers {
  const counts = countsAt(room.growthOf(post), now())
  const code = shortcodeOf(post.id)
  const www = `${room.publicUrl(call.address)}/sandbox/networks/www.instagram.com`
  const media = `${room.publicUrl(call.address)}/sandbox/networks/media`
  const { handle } = room.accounts.find('instagram', post.account) ?? {}
  return {
    permalink: () => (post.kind === 'reel' ? `${www}/reel/${code}/` : `${www}/stories/${handle}/${post.id}/`),
    shortcode: () => code,
    caption: () => post.caption || null,
    timestamp: () => isoOf(post.publishedAt ?? 0),
    media_type: () => 'VIDEO',
    media_product_type: () => (post.kind === 'reel' ? 'REELS' : 'STORY'),
    media_url: () => `${media}/${post.mediaSha256}.mp4`,
    thumbnail_url: () => (post.coverSha256 === null ? null : `${media}/${post.coverSha256}.jpg`),
    username: () => handle,
    owner: () => ({ id: post.account }),
    is_comment_enabled: () => true,
    like_count: () => (room.settings().hidesLikes ? null : counts.likes),
    comments_count: () => counts.comments + room.posts.commentsOf(post.id).length,
    view_count: () => counts.views,
    saved_count: () => counts.saves,
    shares_count: () => counts.shares,
    reposts_count: () => Math.floor(counts.shares / 5),
  }
}
