import type { Answer } from '../networks/faults/book.ts'
import type { Call, Route } from '../networks/routes.ts'
import type { Channel } from '../networks/seed/accounts.ts'
import { channelOf, openToken, scopesFor } from './access.ts'
import { type Numbers, rounded } from './counts.ts'
import { refuseParameter } from './errors.ts'
import { categories } from './metadata.ts'
import { checkQuery, partsOf } from './parts.ts'
import { etagOf } from './resource.ts'
import { dataHosts as hosts } from './serve.ts'
import type { Youtube } from './youtube.ts'

/** Channels, and what videos can be about. */
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
