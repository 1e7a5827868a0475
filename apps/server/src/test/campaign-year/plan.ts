import type { CampaignSchedule, NetworkId } from '@clipmint/contract'
import { createRandom, dayMs, type Random } from '@clipmint/kit'

const zones = ['Asia/Seoul', 'America/New_York', 'Europe/Berlin'] as const

/** How an owner answers who is asked: not at all, always, by mood, or never, which posts or leaves out. */
export type Manner = 'unasked' | 'approves' | 'moody' | 'silent-skip' | 'silent-post'
export type Deed =
  | 'begin'
  | 'stop'
  | 'resume'
  | 'cancel'
  | 'hide'
  | 'show'
  | 'reprice'
  | 'reschedule'
  | 'move'
  | 'skip'
  | 'service-off'
  | 'service-on'
  | 'token-dies'
  | 'reconnect'

/** An owner of the year: what they began, and all that they will do. */
export type YearOwner = {
  no: number
  zone: string
  planType: number
  manner: Manner
  isPromotion: boolean
  creations: number
  networks: NetworkId[]
  schedule: CampaignSchedule
  /** The first day of their campaign; null for one that begins as soon as it may. */
  startsOn: string | null
  /** The last day of their campaign; null for one that runs on. */
  endsOn: string | null
  deeds: { at: number; deed: Deed }[]
}

/**
 * The owners of a year, the same for the same seed: of eight one has a campaign all year, the others one of six to twenty weeks somewhere
 * in it.
 */
export function planYear(
  seed: number,
  many: number,
  { from, days }: { from: Date; days: number },
): YearOwner[] {
  const random = createRandom(seed)
  return Array.from({ length: many }, (_, no) => {
    const zone = zones[no % zones.length] ?? zones[0]
    // Numbers that share no factor with the zones', so that there are such owners in each.
    const isDaily = no % 32 === 3
    const isPromotion = no % 7 === 4
    const owner: YearOwner = {
      no,
      zone,
      // A daily campaign on the smaller plan uses up its credits now and then.
      planType: isDaily ? 1 : 2,
      manner: pick(random, ['unasked', 'unasked', 'approves', 'moody', 'silent-skip', 'silent-post']),
      isPromotion,
      creations: random() < 0.08 ? 2 : 1,
      networks: pick(random, [['instagram'], ['instagram'], ['facebook'], ['instagram', 'facebook']]),
      schedule: scheduleOf(random, zone, isDaily),
      startsOn: null,
      endsOn: null,
      deeds: [],
    }
    const weeks = 6 + Math.floor(random() * 15)
    const isAllYear = no % 8 === 0 || weeks * 7 >= days
    const begins = isAllYear ? 0 : Math.floor(random() * (days - weeks * 7))
    if (!isAllYear) owner.endsOn = dayAfter(from, begins + weeks * 7)
    // From tomorrow to well beyond the eight days within which a first video is made at once.
    if (no % 5 === 2) owner.startsOn = dayAfter(from, begins + 1 + (no % 24))
    owner.deeds = deedsOf(random, owner, {
      from: new Date(from.getTime() + begins * dayMs),
      days: days - begins,
    })
    return owner
  })
}

function dayAfter(from: Date, days: number): string {
  return new Date(from.getTime() + days * dayMs).toISOString().slice(0, 10)
}

/** Times on the half hour, also those that clocks skip or show twice. */
export function scheduleOf(random: Random, zone: string, isDaily: boolean): CampaignSchedule {
  const days = isDaily ? 7 : random() < 0.25 ? 2 : 1
  const all = ['1', '2', '3', '4', '5', '6', '7'] as const
  const first = Math.floor(random() * 7)
  const chosen = Array.from({ length: days }, (_, at) => all[(first + at * (isDaily ? 1 : 3)) % 7] ?? '1')
  return { times: Object.fromEntries(chosen.map((day) => [day, timeOf(random)])), zone }
}

function timeOf(random: Random): string {
  const isNight = random() < 0.15
  const hour = isNight ? 1 + Math.floor(random() * 3) : 7 + Math.floor(random() * 15)
  return `${String(hour).padStart(2, '0')}:${random() < 0.7 ? '00' : '30'}`
}

/** Twenty past each hour nothing is due, so that what an owner does is before or after each thing, and never beside it. */
function deedsOf(
  random: Random,
  { isPromotion }: YearOwner,
  { from, days }: { from: Date; days: number },
): YearOwner['deeds'] {
  const deeds: YearOwner['deeds'] = [{ at: from.getTime(), deed: 'begin' }]
  const hour = (ms: number) => Math.floor(ms / 3_600_000) * 3_600_000 + 20 * 60_000
  const some = (perYear: number, act: (at: number) => void) => {
    for (let day = 1; day < days - 3; day += 1)
      if (random() < perYear / 366) act(hour(from.getTime() + day * dayMs + random() * dayMs))
  }
  const later = (at: number, most: number) => hour(at + (0.1 + random() * most) * dayMs)
  const pair = (perYear: number, first: Deed, second: Deed, most: number) =>
    some(perYear, (at) => deeds.push({ at, deed: first }, { at: later(at, most), deed: second }))
  pair(2, 'stop', 'resume', 10)
  pair(0.5, 'cancel', 'resume', 10)
  some(1, (at) => {
    const shown = later(at, 6)
    deeds.push({ at, deed: 'hide' }, { at: shown, deed: 'show' }, { at: shown + 3_600_000, deed: 'resume' })
  })
  some(0.5, (at) => {
    const back = later(at, 6)
    deeds.push(
      { at, deed: 'service-off' },
      { at: back, deed: 'service-on' },
      { at: back + 3_600_000, deed: 'resume' },
    )
  })
  // What the service stopped for its credits is looked at once a month.
  for (let day = 20; day < days; day += 30)
    deeds.push({ at: hour(from.getTime() + day * dayMs), deed: 'resume' })
  some(1, (at) => deeds.push({ at, deed: 'reschedule' }))
  some(3, (at) => deeds.push({ at, deed: 'move' }))
  some(2, (at) => deeds.push({ at, deed: 'skip' }))
  pair(5, 'token-dies', 'reconnect', 3)
  if (isPromotion) some(40, (at) => deeds.push({ at, deed: 'reprice' }))
  return deeds.toSorted((a, b) => a.at - b.at)
}

export function pick<Value>(random: Random, all: readonly Value[]): Value {
  return all[Math.floor(random() * all.length)] as Value
}
