import { needScopes, openPage } from '../meta/access.ts'
import { refuseObject, refusePermission } from '../meta/errors.ts'
import { parseFields, type Resolvers, select } from '../meta/fields.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { isoOf } from '../meta/iso.ts'
import { paged, within } from '../meta/paging.ts'
import type { Post } from '../networks/posts.ts'
import type { Room } from '../networks/room.ts'
import { socialFields } from './counts.ts'
import { type Facebook, publishScopes } from './facebook.ts'

/** Posts of a Page: lists of them, and each by itself. */
export function postHandlers(facebook: Facebook): Record<string, Handler> {
  const { room } = facebook
  const list: Handler = (call) => {
    openPage(room, { id: call.id, token: call.token(), scopes: publishScopes.slice(0, 2), task: null })
    const isWithin = within(call.params)
    const rows = room.posts
      .live('facebook', call.id, 'listed')
      .filter(({ kind, publishedAt }) => kind !== 'story' && isWithin(publishedAt ?? 0))
    const page = paged(rows, call)
    const fields = parseFields(call.params.get('fields') ?? 'created_time,message')
    const data = page.data.map((post) =>
      select(
        { id: post.id, type: 'Post', resolvers: resolversOf(room, { post, address: call.address }) },
        fields,
      ),
    )
    return ok({ ...page, data })
  }
  return {
    'GET /{page}/feed': list,
    'GET /{page}/published_posts': list,
    'GET /{post}': (call) => {
      const post = openPost(room, call, ['pages_read_engagement'])
      const fields = parseFields(call.params.get('fields') ?? 'created_time,message')
      return ok(
        select(
          { id: post.id, type: 'Post', resolvers: resolversOf(room, { post, address: call.address }) },
          fields,
        ),
      )
    },
    'POST /{post}': (call) => {
      const post = openPost(room, call, ['pages_manage_posts'])
      room.posts.change(post.id, { caption: call.params.get('message') ?? post.caption })
      return ok({ success: true })
    },
    'DELETE /{post}': (call) => {
      const post = openPost(room, call, ['pages_manage_posts'])
      room.posts.change(post.id, { removedAt: room.clock.now() })
      return ok({ success: true })
    },
  }
}

/** A post of Facebook's by its whole id, or by its part after the Page's. */
export function findPost({ posts }: Room, id: string): Post | null {
  const whole = posts.get(id)
  if (whole) return whole.network === 'facebook' ? whole : null
  return posts.all().find((post) => post.network === 'facebook' && post.id.endsWith(`_${id}`)) ?? null
}

/** The live post of a call, for the token of its Page. */
export function openPost(room: Room, call: GraphCall, scopes: readonly string[]): Post {
  const token = call.token()
  const post = findPost(room, call.id)
  const isLive =
    post !== null && post.removedAt === null && (post.publishedAt ?? Infinity) <= room.clock.now()
  if (!post || !isLive || token.account !== post.account)
    return refuseObject(call.id, call.method.toLowerCase())
  needScopes(room, token, scopes, 10)
  const tasks = room.accounts.find('facebook', post.account)?.tasks[token.person] ?? []
  if (scopes.includes('pages_manage_posts') && !tasks.includes('CREATE_CONTENT'))
    refusePermission('CREATE_CONTENT')
  return post
}

function resolversOf(room: Room, { post, address }: { post: Post; address: URL }): Resolvers {
  const www = `${room.publicUrl(address)}/sandbox/networks/www.facebook.com`
  return {
    message: () => post.caption || null,
    description: () => post.caption || null,
    created_time: () => isoOf(post.publishedAt ?? 0),
    updated_time: () => isoOf(post.publishedAt ?? 0),
    permalink_url: () =>
      post.kind === 'reel'
        ? `${www}/reel/${post.source}/`
        : `${www}/${post.account}/posts/${post.id.split('_')[1]}`,
    is_published: () => true,
    status_type: () => 'added_video',
    from: () => ({ id: post.account, name: room.accounts.find('facebook', post.account)?.name }),
    ...socialFields(room, post),
  }
}
