import type { Answer } from '../networks/faults/book.ts'
import type { Channel } from '../networks/seed/accounts.ts'
import { channelOf, openToken, scopesFor } from './access.ts'
import { type Numbers, rounded } from './counts.ts'
import { refuse, refuseParameter } from './errors.ts'
import { categories } from './metadata.ts'
import { checkQuery, need, partsOf, turned } from './parts.ts'
import { etagOf, thumbnailsOf } from './resource.ts'
import { type Call, dataHosts as hosts, type Route } from './serve.ts'
import type { Video } from './videos.ts'
import type { Youtube } from './youtube.ts'

const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

/** Channels, what they uploaded, what is found among it, and what videos are about. */
export function channelRoutes(youtube: Youtube, numbers: Numbers): Route[] {
  return [
    {
      method: 'GET',
      hosts,
      path: '/youtube/v3/channels',
      handle: (call) => channels(call, youtube, numbers),
    },
    {
      method: 'GET',
      hosts,
      path: '/youtube/v3/playlistItems',
      idsOf: (query) => ({ playlist: query.get('playlistId') ?? '' }),
      handle: (call) => playlistItems(call, youtube),
    },
    { method: 'GET', hosts, path: '/youtube/v3/search', handle: (call) => search(call, youtube) },
    {
      method: 'GET',
      hosts,
      path: '/youtube/v3/videoCategories',
      handle: (call) => videoCategories(call, youtube),
    },
  ]
}

function channels({ query, token, home }: Call, { room, quota, videos }: Youtube, numbers: Numbers): Answer {
  const opened = openToken(room, token, scopesFor.read)
  checkQuery(query, ['part', 'mine', 'id', 'maxResults', 'pageToken'])
  const parts = partsOf(query, ['id', 'snippet', 'contentDetails', 'statistics', 'status'])
  quota.spend('units', 1)
  if (query.get('mine') !== 'true' && !query.has('id'))
    refuseParameter(
      'parameters.',
      'No filter selected. Expected one of: id, mine',
      'missingRequiredParameter',
    )
  const own = channelOf(room, opened)
  const wanted = query.get('mine') === 'true' ? [own?.id ?? ''] : (query.get('id') ?? '').split(',')
  const site = room.publicUrl(new URL(home))
  const items = room.accounts
    .of('youtube')
    .filter(({ id }) => wanted.includes(id))
    .map((channel) => {
      const told = channelParts(channel, { youtube: { room, videos }, numbers, site })
      const asked = parts.flatMap((part): [string, unknown][] => (told[part] ? [[part, told[part]]] : []))
      return {
        kind: 'youtube#channel',
        etag: etagOf(channel.id),
        id: channel.id,
        ...Object.fromEntries(asked),
      }
    })
  return {
    status: 200,
    body: {
      kind: 'youtube#channelListResponse',
      etag: etagOf(JSON.stringify(items)),
      pageInfo: { totalResults: items.length, resultsPerPage: 5 },
      // Nothing at all where there is no channel.
      ...(items.length > 0 && { items }),
    },
  }
}

type Told = { youtube: Pick<Youtube, 'room' | 'videos'>; numbers: Numbers; site: string }

function channelParts(
  channel: Channel,
  { youtube: { room, videos }, numbers, site }: Told,
): Record<string, object> {
  const now = room.clock.now()
  const own = videos.of(channel.id)
  const views = own.reduce((sum, { id }) => sum + numbers.of(id, now).views, 0)
  const url = `${site}/sandbox/networks/pictures/${channel.id}.jpg`
  const picture = { url, width: 88, height: 88 }
  return {
    snippet: {
      title: channel.name,
      description: '',
      customUrl: `@${channel.handle}`,
      publishedAt: '2024-03-02T09:00:00Z',
      thumbnails: { default: picture, medium: { ...picture, width: 240, height: 240 } },
      localized: { title: channel.name, description: '' },
    },
    contentDetails: { relatedPlaylists: { likes: '', uploads: channel.uploads } },
    statistics: {
      viewCount: String(views),
      ...(!channel.hidesSubscribers && {
        subscriberCount: String(rounded(numbers.subscribers(channel, now))),
      }),
      hiddenSubscriberCount: channel.hidesSubscribers,
      videoCount: String(own.filter((video) => videos.isPublic(video)).length),
    },
    status: {
      privacyStatus: 'public',
      isLinked: true,
      longUploadsStatus: channel.takesLongUploads ? 'allowed' : 'eligible',
      madeForKids: false,
    },
  }
}

/** What an owner's lists show of a channel's uploads, or anybody's. */
function uploadsOf({ id }: Channel, isOwn: boolean, { room, videos }: Youtube): Video[] {
  const now = room.clock.now()
  return videos
    .of(id)
    .filter((video) => video.createdAt + video.lateMs <= now)
    .filter((video) => isOwn || videos.isPublic(video))
}

function playlistItems({ query, token }: Call, youtube: Youtube): Answer {
  const { room, quota, videos } = youtube
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
    const told = itemParts(row, { channel, position: rows.indexOf(row), privacy: videos.privacyOf(row) })
    const asked = parts.flatMap((part): [string, unknown][] => (told[part] ? [[part, told[part]]] : []))
    const id = Buffer.from(`${playlistId}.${row.id}`).toString('base64url')
    return { kind: 'youtube#playlistItem', etag: etagOf(id), id, ...Object.fromEntries(asked) }
  })
  return {
    status: 200,
    body: { kind: 'youtube#playlistItemListResponse', etag: etagOf(JSON.stringify(items)), items, ...rest },
  }
}

type Item = { channel: Channel; position: number; privacy: string }

function itemParts(
  { id, snippet, createdAt, publicAt, coverSha256 }: Video,
  { channel, position, privacy }: Item,
): Record<string, object> {
  return {
    snippet: {
      publishedAt: iso(createdAt),
      channelId: channel.id,
      title: snippet.title,
      description: snippet.description,
      thumbnails: thumbnailsOf(id, coverSha256),
      channelTitle: channel.name,
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

function search({ query, token }: Call, youtube: Youtube): Answer {
  const { room, quota } = youtube
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
  const items = rows.map(({ channel, video: { id, snippet, createdAt, coverSha256 } }) => ({
    kind: 'youtube#searchResult',
    etag: etagOf(id),
    id: { kind: 'youtube#video', videoId: id },
    snippet: {
      publishedAt: iso(createdAt),
      channelId: channel.id,
      title: snippet.title,
      description: snippet.description,
      thumbnails: thumbnailsOf(id, coverSha256),
      channelTitle: channel.name,
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

function videoCategories({ query, token }: Call, { room, quota }: Youtube): Answer {
  openToken(room, token, scopesFor.read)
  checkQuery(query, ['part', 'regionCode', 'id'])
  partsOf(query, ['id', 'snippet'])
  quota.spend('units', 1)
  const ids = query.get('id')?.split(',') ?? null
  if (ids === null && !/^[A-Z]{2}$/.test(query.get('regionCode') ?? ''))
    refuseParameter(
      'parameters.',
      'No filter selected. Expected one of: regionCode, id',
      'missingRequiredParameter',
    )
  const items = Object.entries(categories)
    .filter(([id]) => ids === null || ids.includes(id))
    .map(([id, title]) => ({
      kind: 'youtube#videoCategory',
      etag: etagOf(id),
      id,
      snippet: { title, assignable: true, channelId: 'UCBR8-60-B28hp2BmDPdntcQ' },
    }))
  return {
    status: 200,
    body: { kind: 'youtube#videoCategoryListResponse', etag: etagOf('categories'), items },
  }
}
