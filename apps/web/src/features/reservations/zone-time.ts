import { dayMs } from '@clipmint/kit'

/** A date and a time as they stand on a wall somewhere: 2026-12-01 and 19:00. */
export type Wall = { date: string; time: string }

/** How far ahead a post may be planned. */
type Reach = { leadMinutes: number; daysAhead: number }

/** What a clock on the wall of a zone shows at a moment. */
export function wallAt(moment: Date, zone: string): Wall {
  const parts = Object.fromEntries(
    partsOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute } = parts
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/**
 * The moment at which a wall in a zone shows this; null for what is no date or time. What a clock skips in spring is taken
 * as the hour after, and of what it shows twice in autumn the first is taken.
 */
export function momentOf({ date, time }: Wall, zone: string): Date | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  if (!Number.isFinite(asUtc)) return null
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((at) => offsetMs(new Date(at), zone))
  const moments = offsets.map((offset) => new Date(asUtc - offset))
  const exact = moments.filter((moment) => offsetMs(moment, zone) === asUtc - moment.getTime())
  return exact[0] ?? moments[0] ?? null
}

/** Why a time cannot be chosen; null where it can. */
export function faultOf(
  wall: Wall,
  { zone, now, reach }: { zone: string; now: Date; reach: Reach },
): 'missing' | 'too-soon' | 'too-far' | null {
  const moment = momentOf(wall, zone)
  if (moment === null) return 'missing'
  const aheadMs = moment.getTime() - now.getTime()
  if (aheadMs < reach.leadMinutes * 60_000) return 'too-soon'
  return aheadMs > reach.daysAhead * dayMs ? 'too-far' : null
}

/** The next three times at which people look most: noon and seven in the evening of today and the days after. */
export function nextGoodTimes(now: Date, zone: string, leadMinutes: number): Wall[] {
  const earliest = now.getTime() + leadMinutes * 60_000
  return [0, 1, 2]
    .flatMap((days) => {
      const { date } = wallAt(new Date(now.getTime() + days * dayMs), zone)
      return goodTimes.map((time) => ({ date, time }))
    })
    .filter((wall) => (momentOf(wall, zone)?.getTime() ?? 0) >= earliest)
    .slice(0, 3)
}

/** Up to three times near another that can still be taken, in order: when people look on its day, and its own time and theirs the day after. */
export function timesNear(
  wall: Wall,
  { now, zone, leadMinutes }: { now: Date; zone: string; leadMinutes: number },
): Wall[] {
  const earliest = now.getTime() + leadMinutes * 60_000
  const next = new Date(Date.parse(`${wall.date}T00:00:00Z`) + dayMs)
  if (Number.isNaN(next.getTime())) return []
  const after = next.toISOString().slice(0, 10)
  const walls = [
    ...goodTimes.map((time) => ({ date: wall.date, time })),
    { date: after, time: wall.time },
    ...goodTimes.filter((time) => time !== wall.time).map((time) => ({ date: after, time })),
  ]
  return walls
    .filter((one) => one.date !== wall.date || one.time !== wall.time)
    .filter((one) => (momentOf(one, zone)?.getTime() ?? 0) >= earliest)
    .slice(0, 3)
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
}

const goodTimes = ['12:00', '19:00'] as const

/** How far ahead of UTC the clocks of a zone are at a moment. */
function offsetMs(moment: Date, zone: string): number {
  const { date, time } = wallAt(moment, zone)
  const whole = Math.floor(moment.getTime() / 60_000) * 60_000
  return Date.parse(`${date}T${time}:00Z`) - whole
}

function partsOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}
