import { z } from 'zod'

import { opaque } from '../networks/chance.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Comment } from '../networks/posts.ts'
import type { Call, Route } from '../networks/routes.ts'
import type { Channel } from '../networks/seed/accounts.ts'
import { openChannel, openToken, scopesFor } from './access.ts'
import { refuse, refuseParameter, refuseRequest } from './errors.ts'
import { checkQuery, need, partsOf, turned } from './parts.ts'
import { etagOf, iso } from './resource.ts'
import { dataHosts as hosts, jsonOf } from './serve.ts'
import type { Youtube } from './youtube.ts'

const path = '/youtube/v3/commentThreads'
const mostLetters = 10_000
const Thread = z.strictObject({
  kind: z.string().optional(),
  snippet: z.strictObject({
    videoId: z.string(),
    channelId: z.string().optional(),
    topLevelComment: z.strictObject({ snippet: z.strictObject({ textOriginal: z.string() }) }),
  }),
})

/** Comments below videos. */
export function commentRoutes(youtube: Youtube): Route[] {
  return [
    { method: 'POST', hosts, path, handle: (call) => insert(call, youtube) },
    { method: 'GET', hosts, path, handle: (call) => list(call, youtube) },
  ]
}

function insert(call: Call, { room, quota, videos }: Youtube): Answer {
  const channel = openChannel(room, call.token, scopesFor.comment)
  checkQuery(call.query, ['part'])
  const parts = partsOf(call.query, ['id', 'snippet'])
  if (!parts.includes('snippet')) refuseParameter('part', "'snippet'", 'missingRequiredParameter')
  quota.spend('units', 50)
  const read = Thread.safeParse(jsonOf(call))
  if (!read.success) refuseRequest(z.prettifyError(read.error), 'invalidCommentThreadMetadata')
  const { videoId, topLevelComment } = read.data.snippet
  const text = topLevelComment.snippet.textOriginal
  if (text.trim() === '') refuseRequest('The comment text is required.', 'commentTextRequired')
  if (text.length > mostLetters) refuseRequest('The comment text is too long.', 'commentTextTooLong')
  const video = videos.find(videoId) ?? refuse('videoNotFound')
  if (video.status.selfDeclaredMadeForKids) refuse('commentsDisabled')
  if (videos.uploadStatusOf(video) === 'failed' || videos.uploadStatusOf(video) === 'rejected')
    refuse('videoNotFound')
  // Private, or to be published later.
  if (videos.privacyOf(video) === 'private') refuse('forbidden')
  const comment = room.posts.comment({
    id: `Ug${opaque(16)}`,
    post: videoId,
    text,
    at: room.clock.now(),
    by: channel.id,
  })
  return { status: 200, body: threadOf(comment, channel) }
}

function list(call: Call, youtube: Youtube): Answer {
  const { room, quota, videos } = youtube
  openToken(room, call.token, scopesFor.comment)
  checkQuery(call.query, ['part', 'videoId', 'order', 'maxResults', 'pageToken', 'textFormat'])
  partsOf(call.query, ['id', 'snippet', 'replies'])
  quota.spend('units', 1)
  const video = videos.find(need(call.query, 'videoId')) ?? refuse('videoNotFound')
  const { rows, ...rest } = turned(call.query, room.posts.commentsOf(video.id).toReversed())
  const items = rows.map((comment) => threadOf(comment, room.accounts.find('youtube', comment.by)))
  return {
    status: 200,
    body: { kind: 'youtube#commentThreadListResponse', etag: etagOf(JSON.stringify(items)), ...rest, items },
  }
}

function threadOf({ id, post, text, at, by }: Comment, author: Channel | null): object {
  const moment = iso(at)
  const common = { channelId: by, videoId: post }
  return {
    kind: 'youtube#commentThread',
    etag: etagOf(id),
    id,
    snippet: {
      ...common,
      topLevelComment: {
        kind: 'youtube#comment',
        etag: etagOf(id, text),
        id,
        snippet: {
          ...common,
          textDisplay: text,
          textOriginal: text,
          authorDisplayName: `@${author?.handle ?? ''}`,
          authorChannelId: { value: by },
          canRate: true,
          viewerRating: 'none',
          likeCount: 0,
          publishedAt: moment,
          updatedAt: moment,
        },
      },
      canReply: true,
      totalReplyCount: 0,
      isPublic: true,
    },
  }
}
