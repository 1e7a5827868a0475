import { chanceFor } from '../networks/chance.ts'
import type { Answer } from '../networks/faults/book.ts'
import { dayStarts, isMissing, startOfDay } from '../networks/metrics.ts'
import type { Call, Route } from '../networks/routes.ts'
import { openChannel, scopesFor } from './access.ts'
import type { Numbers } from './counts.ts'
import { refuseRequest } from './errors.ts'
import { checkQuery } from './parts.ts'
import { pacific } from './quota.ts'
import { type Query, readQuery } from './report-query.ts'
import { isShort, type Video } from './videos.ts'
import type { Youtube } from './youtube.ts'

/** YouTube Analytics: reports by day, of a channel or some of its videos. */
export function analyticsRoutes(youtube: Youtube, numbers: Numbers): Route[] {
  return [
    {
      method: 'GET',
      hosts: ['youtubeanalytics.googleapis.com'],
      path: '/v2/reports',
      handle: (call) => report(call, youtube, numbers),
    },
  ]
}

type Sums = Record<string, number>
/** A stretch of days that a row tells of. */
type Stretch = { name: string; from: number; to: number }

function report({ query, token }: Call, youtube: Youtube, numbers: Numbers): Answer {
  const { room, videos } = youtube
  const channel = openChannel(room, token, scopesFor.analytics)
  checkQuery(query, [
    'ids',
    'startDate',
    'endDate',
    'metrics',
    'dimensions',
    'filters',
    'sort',
    'maxResults',
    'startIndex',
  ])
  const asked = readQuery(query, channel.id)
  const all = videos.of(channel.id).filter(({ publicAt }) => publicAt !== null)
  const wanted = all
    .filter(({ id }) => asked.videos === null || asked.videos.includes(id))
    .filter((video) => asked.content === null || contentOf(video) === asked.content)
  if (asked.videos?.some((id) => !videos.of(channel.id).some((video) => video.id === id)))
    refuseRequest('Invalid value for filters: video is not the channel’s.', 'badRequest')
  const rows =
    asked.dimension === 'elapsedVideoTimeRatio'
      ? retention(wanted)
      : rowsOf(asked, { wanted, youtube, numbers, channel })
  const sorted = sortedBy(rows, asked).slice(asked.start, asked.start + asked.most)
  return {
    status: 200,
    body: {
      kind: 'youtubeAnalytics#resultTable',
      columnHeaders: headersOf(asked),
      ...(sorted.length > 0 && { rows: sorted }),
    },
  }
}

type Row = (string | number)[]
type Work = {
  wanted: Video[]
  youtube: Youtube
  numbers: Numbers
  channel: { id: string; followers: number }
}

function rowsOf(asked: Query, work: Work): Row[] {
  const stretches = stretchesOf(asked, work)
  const isSplit = asked.dimension === 'video' || asked.dimension === 'creatorContentType'
  if (!isSplit)
    return stretches
      .map((stretch) => ({ stretch, sums: sumsOf(stretch, work.wanted, { asked, work }) }))
      .filter(({ sums }) => hasAny(sums, asked))
      .map(({ stretch, sums }) => [
        ...(asked.dimension === null ? [] : [stretch.name]),
        ...asked.metrics.map((metric) => sums[metric] ?? 0),
      ])
  const nameOf = (video: Video) => (asked.dimension === 'video' ? video.id : contentOf(video))
  return stretches.flatMap((stretch) =>
    [...new Set(work.wanted.map(nameOf))]
      .map((name) => ({
        name,
        sums: sumsOf(
          stretch,
          work.wanted.filter((it) => nameOf(it) === name),
          { asked, work },
        ),
      }))
      .filter(({ sums }) => hasAny(sums, asked))
      .map(({ name, sums }) => [name, ...asked.metrics.map((metric) => sums[metric] ?? 0)]),
  )
}

/** The days of a report that there are numbers of: the last few are missing. By day, or all as one. */
function stretchesOf({ from, to, dimension }: Query, { youtube: { room, switches } }: Work): Stretch[] {
  const { missingDay } = room.settings()
  const end = startOfDay(room.clock.now() - switches().analyticsLagMs, pacific)
  const starts = dayStarts(from, to + 26 * 3_600_000, pacific)
  const days = starts.slice(0, -1).flatMap((start, at): Stretch[] => {
    const next = starts[at + 1] ?? start
    const name = dayName(start)
    return start <= to && next <= end && !isMissing(next, missingDay, pacific)
      ? [{ name, from: start, to: next }]
      : []
  })
  const [first] = days
  const last = days.at(-1)
  if (dimension === 'day') return days
  return first && last ? [{ name: '', from: first.from, to: last.to }] : []
}

function dayName(at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: pacific }).format(at)
}

type With = { asked: Query; work: Work }

function sumsOf({ from, to }: Stretch, of: readonly Video[], { asked, work }: With): Sums {
  const { numbers, channel } = work
  const sum = {
    views: 0,
    likes: 0,
    comments: 0,
    shares: 0,
    saves: 0,
    watchMs: 0,
    lengthMs: 0,
    won: 0,
    engaged: 0,
  }
  for (const { id, durationMs } of of) {
    const [before, after] = [numbers.of(id, from), numbers.of(id, to)]
    for (const name of ['views', 'likes', 'comments', 'shares', 'saves', 'watchMs'] as const)
      sum[name] += after[name] - before[name]
    const share = 0.6 + 0.3 * chanceFor(id, 'engaged')
    sum.engaged += Math.floor(after.views * share) - Math.floor(before.views * share)
    sum.lengthMs += (after.views - before.views) * durationMs
    const wins = 0.004 * chanceFor(id, 'won')
    sum.won += Math.floor(after.views * wins) - Math.floor(before.views * wins)
  }
  const isWhole =
    asked.videos === null &&
    asked.content === null &&
    asked.dimension !== 'video' &&
    asked.dimension !== 'creatorContentType'
  const change = isWhole
    ? numbers.subscribers(channel as Parameters<Numbers['subscribers']>[0], to) -
      numbers.subscribers(channel as Parameters<Numbers['subscribers']>[0], from)
    : sum.won
  const gained = Math.max(sum.won, change)
  return {
    views: sum.views,
    engagedViews: sum.engaged,
    estimatedMinutesWatched: Math.floor(sum.watchMs / 60_000),
    averageViewDuration: sum.views === 0 ? 0 : Math.round(sum.watchMs / sum.views / 1_000),
    averageViewPercentage: sum.lengthMs === 0 ? 0 : Math.round((sum.watchMs / sum.lengthMs) * 10_000) / 100,
    likes: sum.likes,
    dislikes: 0,
    comments: sum.comments,
    shares: sum.shares,
    subscribersGained: gained,
    subscribersLost: gained - change,
    videosAddedToPlaylists: sum.saves,
    videosRemovedFromPlaylists: 0,
  }
}

function hasAny(sums: Sums, { metrics }: Query): boolean {
  return metrics.some((metric) => sums[metric] !== 0)
}

function contentOf(video: Video): string {
  return isShort(video) ? 'SHORTS' : 'VIDEO_ON_DEMAND'
}

/** How much of a video is still watched, by hundredths of its length. */
function retention([video]: readonly Video[]): Row[] {
  if (!video) return []
  const kept = 0.35 + 0.3 * chanceFor(video.id, 'kept')
  return Array.from({ length: 100 }, (_, at) => {
    const ratio = (at + 1) / 100
    return [ratio, Math.round((kept + (1.1 - kept) * (1 - ratio) ** 2) * 10_000) / 10_000]
  })
}

function sortedBy(rows: Row[], { sort, dimension, metrics }: Query): Row[] {
  if (sort === null) return rows
  const columns = [...(dimension === null ? [] : [dimension]), ...metrics]
  const isDown = sort.startsWith('-')
  const at = columns.indexOf(sort.replace(/^-/, ''))
  return rows.toSorted((a, b) => {
    const [one = 0, other = 0] = [a[at], b[at]]
    const order = one < other ? -1 : one > other ? 1 : 0
    return isDown ? -order : order
  })
}

const halves = new Set(['averageViewPercentage', 'audienceWatchRatio', 'elapsedVideoTimeRatio'])

function headersOf({ dimension, metrics }: Query): object[] {
  const typeOf = (name: string) => (halves.has(name) ? 'FLOAT' : 'INTEGER')
  const first =
    dimension === null
      ? []
      : [
          {
            name: dimension,
            columnType: 'DIMENSION',
            dataType: dimension === 'elapsedVideoTimeRatio' ? 'FLOAT' : 'STRING',
          },
        ]
  return [...first, ...metrics.map((name) => ({ name, columnType: 'METRIC', dataType: typeOf(name) }))]
}
