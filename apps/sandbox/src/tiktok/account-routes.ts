import { z } from 'zod'

import { sha256 } from '../networks/chance.ts'
import type { Answer } from '../networks/faults/book.ts'
import { type Counts, countsAt, followersAt } from '../networks/metrics.ts'
import type { Post } from '../networks/posts.ts'
import type { Call, Route } from '../networks/routes.ts'
import type { Creator } from '../networks/seed/accounts.ts'
import { refuse, success } from './errors.ts'
import { apiHosts as hosts, jsonOf } from './serve.ts'
import { openCreator, type Tiktok } from './tiktok.ts'

const perMinute = 600

/** Who somebody is, and their public videos with what they came to. */
export function accountRoutes(tiktok: Tiktok): Route[] {
  return [
    { method: 'GET', hosts, path: '/v2/user/info/', handle: (call) => userInfo(call, tiktok) },
    { method: 'POST', hosts, path: '/v2/video/list/', handle: (call) => videoList(call, tiktok) },
    { method: 'POST', hosts, path: '/v2/video/query/', handle: (call) => videoQuery(call, tiktok) },
  ]
}

const userFields: Record<string, string> = {
  open_id: 'user.info.basic',
  union_id: 'user.info.basic',
  avatar_url: 'user.info.basic',
  avatar_url_100: 'user.info.basic',
  avatar_large_url: 'user.info.basic',
  display_name: 'user.info.basic',
  username: 'user.info.profile',
  bio_description: 'user.info.profile',
  profile_deep_link: 'user.info.profile',
  is_verified: 'user.info.profile',
  follower_count: 'user.info.stats',
  following_count: 'user.info.stats',
  likes_count: 'user.info.stats',
  video_count: 'user.info.stats',
}
const videoFields = [
  'id',
  'create_time',
  'cover_image_url',
  'share_url',
  'video_description',
  'title',
  'duration',
  'height',
  'width',
  'embed_html',
  'embed_link',
  'like_count',
  'comment_count',
  'share_count',
  'view_count',
  'is_aigc',
]

/** The fields that are asked for; none, or one that there is not, is refused. */
function fieldsOf(query: URLSearchParams, known: readonly string[]): string[] {
  const fields = (query.get('fields') ?? '').split(',').filter(Boolean)
  if (fields.length === 0) refuse('invalid_params', 'Fields is required')
  const unknown = fields.find((field) => !known.includes(field))
  if (unknown !== undefined) refuse('invalid_params', `Fields ${unknown} is not supported`)
  return fields
}

function userInfo(call: Call, tiktok: Tiktok): Answer {
  const { room } = tiktok
  const creator = openCreator(call, tiktok, { route: 'user/info', perMinute, scopes: ['user.info.basic'] })
  const fields = fieldsOf(call.query, Object.keys(userFields))
  const token = room.tokens.find(call.token)
  const granted = token ? room.tokens.scopesOf(token) : []
  if (fields.some((field) => !granted.includes(userFields[field] ?? ''))) refuse('scope_not_authorized')
  const site = room.publicUrl(new URL(call.origin))
  const picture = `${site}/sandbox/networks/pictures/${creator.id}.jpg`
  const posts = publicPosts(creator, tiktok)
  const user: Record<string, unknown> = {
    open_id: creator.id,
    union_id: `union-${sha256(creator.owner).slice(0, 24)}`,
    avatar_url: picture,
    avatar_url_100: picture,
    avatar_large_url: picture,
    display_name: creator.name,
    username: creator.handle,
    bio_description: '',
    profile_deep_link: `${site}/sandbox/networks/www.tiktok.com/@${creator.handle}`,
    is_verified: false,
    follower_count: followersAt(
      creator,
      room.posts.of('tiktok', creator.id).map(room.growthOf),
      room.clock.now(),
    ),
    following_count: 120,
    likes_count: posts.reduce((sum, post) => sum + countsOf(post, tiktok).likes, 0),
    video_count: posts.length,
  }
  return success({ user: Object.fromEntries(fields.map((field) => [field, user[field]])) })
}

/** The public videos of a creator that lists show, newest first. */
function publicPosts({ id }: Creator, { room }: Tiktok): Post[] {
  return room.posts.live('tiktok', id, 'listed').filter(({ isPublic }) => isPublic)
}

function countsOf(post: Post, { room }: Tiktok): Counts {
  return countsAt(room.growthOf(post), room.clock.now())
}

const ListBody = z.strictObject({
  max_count: z.number().int().min(1).max(20).default(10),
  cursor: z.number().int().optional(),
})

function videoList(call: Call, tiktok: Tiktok): Answer {
  const creator = openCreator(call, tiktok, { route: 'video/list', perMinute, scopes: ['video.list'] })
  const fields = fieldsOf(call.query, videoFields)
  const body = ListBody.safeParse(jsonOf(call, { mayBeEmpty: true }))
  if (!body.success) refuse('invalid_params', z.prettifyError(body.error))
  const { max_count: most, cursor = Infinity } = body.data
  const rows = publicPosts(creator, tiktok).filter(({ createdAt }) => createdAt < cursor)
  const page = rows.slice(0, most)
  return success({
    videos: page.map((post) => videoOf(post, fields, { call, creator, tiktok })),
    cursor: page.at(-1)?.createdAt ?? 0,
    has_more: rows.length > page.length,
  })
}

const QueryBody = z.strictObject({
  filters: z.strictObject({ video_ids: z.array(z.string()).min(1).max(20) }),
})

function videoQuery(call: Call, tiktok: Tiktok): Answer {
  const creator = openCreator(call, tiktok, { route: 'video/query', perMinute, scopes: ['video.list'] })
  const fields = fieldsOf(call.query, videoFields)
  const body = QueryBody.safeParse(jsonOf(call))
  if (!body.success) refuse('invalid_params', z.prettifyError(body.error))
  const { video_ids: ids } = body.data.filters
  const found = publicPosts(creator, tiktok).filter(({ id }) => ids.includes(id))
  return success({ videos: found.map((post) => videoOf(post, fields, { call, creator, tiktok })) })
}

const mostText = 150
type With = { call: Call; creator: Creator; tiktok: Tiktok }

function videoOf(
  post: Post,
  fields: readonly string[],
  { call, creator, tiktok }: With,
): Record<string, unknown> {
  const { room, tasks } = tiktok
  const { likes, comments, shares, views } = countsOf(post, tiktok)
  const facts = room.shelf.find(post.mediaSha256)?.facts
  const site = room.publicUrl(new URL(call.origin))
  const base = `${site}/sandbox/networks/www.tiktok.com`
  const text = post.caption.slice(0, mostText)
  const video: Record<string, unknown> = {
    id: post.id,
    create_time: Math.floor(post.createdAt / 1_000),
    cover_image_url: `${site}/sandbox/networks/pictures/${creator.id}.jpg`,
    share_url: `${base}/@${creator.handle}/video/${post.id}`,
    video_description: text,
    title: text,
    duration: Math.floor(post.durationMs / 1_000),
    height: facts?.height ?? 0,
    width: facts?.width ?? 0,
    embed_html: `<blockquote class="tiktok-embed" cite="${base}/@${creator.handle}/video/${post.id}"></blockquote>`,
    embed_link: `${base}/player/v1/${post.id}`,
    like_count: likes,
    comment_count: comments,
    share_count: shares,
    view_count: views,
    is_aigc: tasks.find(post.source)?.info?.is_aigc ?? false,
  }
  return Object.fromEntries(fields.map((field) => [field, video[field]]))
}
