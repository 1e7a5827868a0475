import type { Answer } from '../networks/faults/book.ts'
import type { Call, Route } from '../networks/routes.ts'
import type { Channel } from '../networks/seed/accounts.ts'
import { channelOf, openToken, scopesFor } from './access.ts'
import { refuse, refuseParameter } from './errors.ts'
import { checkQuery, need, partsOf, turned } from './parts.ts'
import { etagOf, iso, thumbnailsOf } from './resource.ts'
import { dataHosts as hosts } from './serve.ts'
import type { Video } from './videos.ts'
import type { Youtube } from './youtube.ts'

/** What a channel uploaded, and what is found among it. */
export function listRoutes(youtube: Youtube): Route[] {
  return [
    {
      method: 'GET',
      hosts,
      path: '/youtube/v3/playlistItems',
      idsOf: (query) => ({ playlist: query.get('playlistId') ?? '' }),
      handle: (call) => playlistItems(call, youtube),
    },
    { method: 'GET', hosts, path: '/youtube/v3/search', handle: (call) => search(call, youtube) },
  ]
}

/** What an owner's lists show of a channel's uploads, or anybody's. */
function uploadsOf({ id }: Channel, isOwn: boolean, { room, videos }: Youtube): Video[] {
  const now = room.clock.now()
  return videos
    .of(id)
    .filter((video) => video.createdAt + video.lateMs <= now)
    .filter((video) => isOwn || videos.isPublic(video))
}

function playlistItems({ query, token, home }: Call, youtube: Youtube): Answer {
  const { room, quota, videos } = youtube
  const site = room.publicUrl(new URL(home))
  const opened = openToken(room, token, scopesFor.read)
  checkQuery(query, ['part', 'playlistId', 'maxResults', 'pageToken', 'videoId'])
  const parts = partsOf(query, ['id', 'snippet', 'contentDetails', 'status'])
  quota.spend('units', 1)
  const playlistId = need(query, 'playlistId')
  const channel =
    room.accounts.of('youtube').find(({ uploads }) => uploads === playlistId) ?? refuse('playlistNotFound')
  const video = query.get('videoId')
  const rows = uploadsOf(channel, channelOf(room, opened)?.id === channel.id, youtube)
  const { rows: page, ...rest } = turned(
    query,
    rows.filter(({ id }) => video === null || id === video),
  )
  const items = page.map((row) => {
    const told = itemParts(row, {
      channel,
      position: rows.indexOf(row),
      privacy: videos.privacyOf(row),
      site,
    })
    const asked = parts.flatMap((part): [string, unknown][] => (told[part] ? [[part, told[part]]] : []))
    const id = Buffer.from(`${playlistId}.${row.id}`).toString('base64url')
    return { kind: 'youtube#playlistItem', etag: etagOf(id), id, ...Object.fromEntries(asked) }
  })
  return {
    status: 200,
    body: { kind: 'youtube#playlistItemListResponse', etag: etagOf(JSON.stringify(items)), items, ...rest },
  }
}

type Item = { channel: Channel; position: number; privacy: string; site: string }

function itemParts(video: Video, { channel, position, privacy, site }: Item): Record<string, object> {
  const { id, publicAt } = video
  return {
    snippet: {
      ...listedSnippet(video, channel, site),
      playlistId: channel.uploads,
      position,
      resourceId: { kind: 'youtube#video', videoId: id },
      videoOwnerChannelTitle: channel.name,
      videoOwnerChannelId: channel.id,
    },
    contentDetails: { videoId: id, ...(publicAt !== null && { videoPublishedAt: iso(publicAt) }) },
    status: { privacyStatus: privacy },
  }
}

function search({ query, token, home }: Call, youtube: Youtube): Answer {
  const { room, quota } = youtube
  const site = room.publicUrl(new URL(home))
  const opened = openToken(room, token, scopesFor.read)
  checkQuery(query, [
    'part',
    'forMine',
    'type',
    'q',
    'maxResults',
    'pageToken',
    'order',
    'channelId',
    'publishedAfter',
    'publishedBefore',
  ])
  partsOf(query, ['id', 'snippet'])
  quota.spend('searches', 1)
  const isMine = query.get('forMine') === 'true'
  if (isMine && query.get('type') !== 'video')
    refuseParameter(
      'type',
      'Incompatible parameters specified in the request: forMine, type',
      'incompatibleParameters',
    )
  const own = channelOf(room, opened)
  const wanted = isMine ? own?.id : query.get('channelId')
  const words = (query.get('q') ?? '').toLowerCase()
  const since = Date.parse(query.get('publishedAfter') ?? '') || -Infinity
  const until = Date.parse(query.get('publishedBefore') ?? '') || Infinity
  const found = room.accounts
    .of('youtube')
    .filter(({ id }) => wanted === null || id === wanted)
    .flatMap((channel) => uploadsOf(channel, isMine, youtube).map((video) => ({ channel, video })))
    .filter(({ video }) => video.createdAt >= since && video.createdAt < until)
    .filter(({ video: { snippet } }) =>
      `${snippet.title}\n${snippet.description}`.toLowerCase().includes(words),
    )
    .toSorted((a, b) => b.video.createdAt - a.video.createdAt)
  const { rows, ...rest } = turned(query, found)
  const items = rows.map(({ channel, video }) => ({
    kind: 'youtube#searchResult',
    etag: etagOf(video.id),
    id: { kind: 'youtube#video', videoId: video.id },
    snippet: {
      ...listedSnippet(video, channel, site),
      liveBroadcastContent: 'none',
    },
  }))
  return {
    status: 200,
    body: {
      kind: 'youtube#searchListResponse',
      etag: etagOf(JSON.stringify(items)),
      regionCode: 'KR',
      items,
      ...rest,
    },
  }
}

function listedSnippet(video: Video, channel: Channel, site: string): Record<string, unknown> {
  return {
    publishedAt: iso(video.createdAt),
    channelId: channel.id,
    title: video.snippet.title,
    description: video.snippet.description,
    thumbnails: thumbnailsOf(video, site),
    channelTitle: channel.name,
  }
}
