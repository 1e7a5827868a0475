import type { Answer } from '../networks/faults/book.ts'
import type { Call, Route } from '../networks/routes.ts'
import type { Token } from '../networks/tokens.ts'
import { channelOf, openChannel, openToken, scopesFor } from './access.ts'
import { refuse, refuseParameter } from './errors.ts'
import {
  checkRecording,
  type Metadata,
  readMetadata,
  readSnippet,
  readStatus,
  type Status,
} from './metadata.ts'
import { checkQuery, idsOf, need, partsOf } from './parts.ts'
import { durationOf, etagOf, type Resource, videoParts } from './resource.ts'
import { dataHosts as hosts, jsonOf } from './serve.ts'
import type { Video } from './videos.ts'
import type { Youtube } from './youtube.ts'

const path = '/youtube/v3/videos'
const idOf = (query: URLSearchParams) => ({ video: query.get('id') ?? '' })

/** Videos: looked at, changed, taken down, and their numbers alone. */
export function videoRoutes(youtube: Youtube, resource: Resource): Route[] {
  const served = { youtube, resource }
  return [
    { method: 'GET', hosts, path, idsOf: idOf, handle: (call) => list(call, served) },
    { method: 'PUT', hosts, path, handle: (call) => update(call, served) },
    { method: 'DELETE', hosts, path, idsOf: idOf, handle: (call) => remove(call, youtube) },
    {
      method: 'GET',
      hosts,
      path: `${path}:batchGetStats`,
      idsOf: idOf,
      handle: (call) => stats(call, served),
    },
  ]
}

type Served = { youtube: Youtube; resource: Resource }

/** Those of some ids that a token's person may see, in their order. */
function seenBy(
  token: Token,
  ids: readonly string[],
  { room, videos }: Youtube,
): { video: Video; isOwn: boolean }[] {
  const channel = channelOf(room, token)
  return ids.flatMap((id) => {
    const video = videos.find(id)
    if (!video) return []
    const isOwn = video.channel === channel?.id
    return isOwn || videos.isPublic(video) || videos.privacyOf(video) === 'unlisted' ? [{ video, isOwn }] : []
  })
}

function list({ query, token, home }: Call, { youtube, resource }: Served): Answer {
  const { room, quota } = youtube
  const opened = openToken(room, token, scopesFor.read)
  checkQuery(query, ['part', 'id', 'maxResults', 'pageToken'])
  const parts = partsOf(query, videoParts)
  quota.spend('units', 1)
  if (!query.has('id'))
    refuseParameter('parameters.', 'No filter selected. Expected one of: id', 'missingRequiredParameter')
  const seen = seenBy(opened, idsOf(query), youtube)
  if (parts.includes('processingDetails') && seen.some(({ isOwn }) => !isOwn)) refuse('forbidden')
  const items = seen.map(({ video }) => resource.of(video, parts, home))
  return {
    status: 200,
    body: {
      kind: 'youtube#videoListResponse',
      etag: etagOf(JSON.stringify(items)),
      items,
      pageInfo: { totalResults: items.length, resultsPerPage: items.length },
    },
  }
}

function stats({ query, token, home }: Call, { youtube, resource }: Served): Answer {
  const opened = openToken(youtube.room, token, scopesFor.read)
  checkQuery(query, ['part', 'id'])
  const parts = partsOf(query, ['id', 'snippet', 'contentDetails', 'statistics'])
  const ids = idsOf(query)
  youtube.quota.spend('stats', 1)
  const items = seenBy(opened, ids, youtube).map(({ video }) =>
    statsOf(video, parts, resource.of(video, ['snippet', 'statistics'], home)),
  )
  return {
    status: 200,
    body: { kind: 'youtube#batchGetStatsResponse', etag: etagOf(JSON.stringify(items)), items },
  }
}

function statsOf(
  video: Video,
  parts: readonly string[],
  whole: Record<string, unknown>,
): Record<string, unknown> {
  const { snippet, statistics } = whole as Record<string, Record<string, string>>
  const { viewCount, likeCount, commentCount } = statistics ?? {}
  const told: Record<string, object> = {
    snippet: { publishTime: snippet?.['publishedAt'] },
    statistics: { viewCount, likeCount, commentCount },
    contentDetails: { duration: durationOf(video.durationMs), durationMillis: String(video.durationMs) },
  }
  const asked = parts.flatMap((part): [string, object][] => (told[part] ? [[part, told[part]]] : []))
  return { kind: 'youtube#videoStats', etag: etagOf(video.id), id: video.id, ...Object.fromEntries(asked) }
}

function ownVideo(call: Call, id: string, { room, videos }: Youtube): Video {
  const channel = openChannel(room, call.token, scopesFor.manage)
  const video = videos.find(id) ?? refuse('videoNotFound')
  return video.channel === channel.id ? video : refuse('forbidden')
}

function update(call: Call, { youtube, resource }: Served): Answer {
  const { query } = call
  openChannel(youtube.room, call.token, scopesFor.manage)
  checkQuery(query, ['part'])
  const parts = partsOf(query, videoParts)
  youtube.quota.spend('units', 50)
  const metadata = readMetadata(jsonOf(call), parts)
  const video = ownVideo(call, metadata.id ?? refuse('videoNotFound'), youtube)
  checkRecording(metadata)
  const changed = youtube.videos.change(video.id, {
    ...(parts.includes('snippet') && { snippet: snippetOf(metadata) }),
    ...(parts.includes('status') && { status: statusOf(metadata, video, youtube) }),
  })
  return { status: 200, body: resource.of(changed, parts, call.home) }
}

/** Whole parts are sent: what is not there is taken away, and a category has to be. */
function snippetOf(metadata: Metadata) {
  if (metadata.snippet?.categoryId === undefined) refuse('invalidCategoryId')
  return readSnippet(metadata)
}

function statusOf(metadata: Metadata, video: Video, { room, switches }: Youtube): Status {
  const status = readStatus(metadata)
  const wasPublic = video.publicAt !== null && video.publicAt <= room.clock.now()
  if (status.publishAt !== null && wasPublic) refuse('invalidPublishAt')
  if (switches().locksPrivate && (status.privacyStatus !== 'private' || status.publishAt !== null))
    refuse('forbiddenPrivacySetting')
  return status
}

function remove(call: Call, youtube: Youtube): Answer {
  openChannel(youtube.room, call.token, scopesFor.manage)
  checkQuery(call.query, ['id'])
  youtube.quota.spend('units', 50)
  const video = ownVideo(call, need(call.query, 'id'), youtube)
  youtube.videos.remove(video.id)
  return { status: 204, body: undefined }
}
