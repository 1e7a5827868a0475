import { startOfDay } from '../networks/metrics.ts'
import { refuseRequest } from './errors.ts'
import { pacific } from './quota.ts'

const metricNames = new Set([
  'views',
  'engagedViews',
  'estimatedMinutesWatched',
  'averageViewDuration',
  'averageViewPercentage',
  'likes',
  'dislikes',
  'comments',
  'shares',
  'subscribersGained',
  'subscribersLost',
  'videosAddedToPlaylists',
  'videosRemovedFromPlaylists',
])
const dimensions = ['day', 'video', 'creatorContentType', 'elapsedVideoTimeRatio'] as const

/** What a report is asked of. */
export type Query = {
  /** Midnights in California of the first day and of the last. */
  from: number
  to: number
  metrics: string[]
  dimension: (typeof dimensions)[number] | null
  videos: string[] | null
  content: string | null
  sort: string | null
  start: number
  most: number
}

/** Reads a report's question; what is not supported is refused whole. */
export function readQuery(query: URLSearchParams, channel: string): Query {
  const need = (name: string) =>
    query.get(name) ||
    refuseRequest(`Required parameter: ${name}`, 'required', { location: name, locationType: 'parameter' })
  const ids = need('ids')
  if (ids !== 'channel==MINE' && ids !== `channel==${channel}`)
    refuseRequest('Invalid value for ids.', 'invalid')
  const [from, to] = [midnightOf(need('startDate'), 'startDate'), midnightOf(need('endDate'), 'endDate')]
  if (to < from) refuseRequest('Invalid value for endDate: it is before startDate.', 'invalid')
  const metrics = need('metrics').split(',')
  const dimension = dimensionOf(query.get('dimensions'))
  const isRetention = dimension === 'elapsedVideoTimeRatio'
  const unknown = metrics.find(
    (name) => !(isRetention ? name === 'audienceWatchRatio' : metricNames.has(name)),
  )
  if (unknown !== undefined)
    refuseRequest(`Unknown identifier (${unknown}) given in field parameters.metrics.`, 'badRequest')
  const filters = filtersOf(query.get('filters'))
  if (isRetention && filters.videos?.length !== 1) refuseUnsupported()
  if (dimension === 'video' && (!query.has('sort') || !query.has('maxResults'))) refuseUnsupported()
  return {
    from,
    to,
    metrics,
    dimension,
    ...filters,
    sort: sortOf(query.get('sort'), [...metrics, dimension ?? '']),
    start: whole(query, 'startIndex', 1) - 1,
    most: whole(query, 'maxResults', 1_000_000),
  }
}

function refuseUnsupported(): never {
  refuseRequest('The query is not supported. Check the documentation for supported queries.')
}

function midnightOf(text: string, name: string): number {
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T20:00:00Z`) : NaN
  const isDay = !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text)
  if (!isDay)
    refuseRequest(
      `Invalid value '${text}'. Values must match the following regular expression: '[0-9]{4}-[0-9]{2}-[0-9]{2}'`,
      'invalid',
      { location: name, locationType: 'parameter' },
    )
  return startOfDay(noon, pacific)
}

function dimensionOf(text: string | null): Query['dimension'] {
  if (text === null || text === '') return null
  return dimensions.find((it) => it === text) ?? refuseUnsupported()
}

function filtersOf(text: string | null): Pick<Query, 'videos' | 'content'> {
  const filters = { videos: null as string[] | null, content: null as string | null }
  for (const one of (text ?? '').split(';').filter(Boolean)) {
    const [name, value = ''] = one.split('==')
    if (name === 'video' && value !== '') filters.videos = value.split(',')
    else if (name === 'creatorContentType' && /^(SHORTS|VIDEO_ON_DEMAND|LIVE_STREAM|STORY)$/.test(value))
      filters.content = value
    else refuseUnsupported()
  }
  return filters
}

function sortOf(text: string | null, columns: readonly string[]): string | null {
  if (text !== null && !columns.includes(text.replace(/^-/, '')))
    refuseRequest(`Invalid value '${text}' for sort.`, 'invalid', {
      location: 'sort',
      locationType: 'parameter',
    })
  return text
}

function whole(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  if (text === null) return otherwise
  return /^[1-9]\d*$/.test(text)
    ? Number(text)
    : refuseRequest(`Invalid value '${text}' for ${name}.`, 'invalid', {
        location: name,
        locationType: 'parameter',
      })
}
