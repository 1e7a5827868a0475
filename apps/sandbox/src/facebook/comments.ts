import { needScopes } from '../meta/access.ts'
import { refuse, refuseObject, refuseParam } from '../meta/errors.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { isoOf } from '../meta/iso.ts'
import { paged } from '../meta/paging.ts'
import { digits } from '../networks/chance.ts'
import type { Post } from '../networks/posts.ts'
import type { Facebook } from './facebook.ts'
import { openPost } from './posts.ts'
import { openVideo } from './video-node.ts'

/** Comments on a post, or on the video that it is. */
export function commentHandlers(facebook: Facebook): Record<string, Handler> {
  const { room } = facebook
  const write = (call: GraphCall, post: Post) => {
    needScopes(room, call.token(), ['pages_manage_engagement'])
    const page = room.accounts.find('facebook', post.account)
    if (!page?.tasks[call.token().person]?.includes('MODERATE'))
      refuse({
        code: 200,
        message: '(#200) The user does not have the MODERATE task on this Page',
        status: 403,
      })
    const text = call.params.get('message') ?? ''
    if (text === '' && call.params.get('attachment_url') === null)
      refuseParam('The parameter message is required')
    const id = `${post.id.split('_')[1]}_${digits(16)}`
    room.posts.comment({ id, post: post.id, text, at: room.clock.now(), by: post.account })
    return ok({ id })
  }
  const read = (call: GraphCall, post: Post) => {
    const rows = room.posts.commentsOf(post.id).map(({ id, text, at, by }) => ({
      created_time: isoOf(at),
      from: { name: room.accounts.find('facebook', by)?.name, id: by },
      message: text,
      id,
    }))
    return ok(paged(rows, call))
  }
  const postOfVideo = (call: GraphCall): Post => {
    const { finish } = openVideo(facebook, call, ['pages_read_engagement'])
    const post = finish === null ? null : room.posts.get(finish.post)
    const isLive = post !== null && (post.publishedAt ?? Infinity) <= room.clock.now()
    return post !== null && isLive ? post : refuseObject(call.id, call.method.toLowerCase())
  }
  return {
    'POST /{post}/comments': (call) => write(call, openPost(room, call, ['pages_read_engagement'])),
    'GET /{post}/comments': (call) => read(call, openPost(room, call, ['pages_read_engagement'])),
    'POST /{video}/comments': (call) => write(call, postOfVideo(call)),
    'GET /{video}/comments': (call) => read(call, postOfVideo(call)),
    'DELETE /{comment}': (call) => {
      const comment = room.posts.findComment(call.id)
      if (!comment || comment.by !== call.token().account) return refuseObject(call.id, 'delete')
      needScopes(room, call.token(), ['pages_manage_engagement'])
      room.posts.removeComment(call.id)
      return ok({ success: true })
    },
  }
}
