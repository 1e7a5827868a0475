import type { OccasionId } from '@clipmint/contract'
import { must } from '@clipmint/kit'

import { solarTermDay } from './solar-term.ts'

/** `day` is its day, `YYYY-MM-DD` in Korea; of what lasts longer, its first. */
export type Occasion = { id: OccasionId; day: string }

const solarDays: readonly (readonly [OccasionId, month: number, day: number])[] = [
  ['new-year', 1, 1],
  ['valentine', 2, 14],
  ['independence-movement', 3, 1],
  ['white-day', 3, 14],
  ['childrens-day', 5, 5],
  ['parents-day', 5, 8],
  ['teachers-day', 5, 15],
  // When the rainy season begins on average in the middle of the country, 1991 to 2020 (기상청).
  ['monsoon', 6, 25],
  ['halloween', 10, 31],
  ['pepero', 11, 11],
  ['christmas', 12, 25],
]

const lunarDays: readonly (readonly [OccasionId, month: number, day: number])[] = [
  ['seollal', 1, 1],
  ['full-moon', 1, 15],
  ['buddha', 4, 8],
  ['dano', 5, 5],
  ['chuseok', 8, 15],
]

/** All occasions of a year, in order. */
export function occasionsOf(year: number): readonly Occasion[] {
  const known = years.get(year) ?? daysOf(year)
  years.set(year, known)
  return known
}

/** Lunar days take milliseconds to find, and the store asks for the same few years with every visit. */
const years = new Map<number, readonly Occasion[]>()

function daysOf(year: number): Occasion[] {
  const days: [OccasionId, Temporal.PlainDate][] = [
    ...solarDays.map(([id, month, day]): [OccasionId, Temporal.PlainDate] => [
      id,
      new Temporal.PlainDate(year, month, day),
    ]),
    ...lunarDays.map(([id, month, day]): [OccasionId, Temporal.PlainDate] => [
      id,
      lunarDay(year, month, day),
    ]),
    ...dogDays(year),
    ['csat', csatDay(year)],
    ['black-friday', nthWeekday(year, 11, { weekday: 4, nth: 4 }).add({ days: 1 })],
    ['winter-solstice', solarTermDay(year, 270)],
  ]
  return days
    .map(([id, day]) => ({ id, day: day.toString() }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The occasions from one day up to another, both included. */
export function occasionsBetween(from: string, to: string): Occasion[] {
  const first = Temporal.PlainDate.from(from).year
  const last = Temporal.PlainDate.from(to).year
  return Array.from({ length: last - first + 1 }, (_, no) => occasionsOf(first + no))
    .flat()
    .filter(({ day }) => day >= from && day <= to)
}

/** The next day of an occasion, that very day included. */
export function nextDayOf(id: OccasionId, from: string): string {
  const { year } = Temporal.PlainDate.from(from)
  const days = [year, year + 1].flatMap((it) => occasionsOf(it).filter((one) => one.id === id))
  const next = days.find(({ day }) => day >= from)
  return must(next, `${id} comes every year`).day
}

/** A day of the Korean lunar calendar; a month that comes twice is meant the first time. */
function lunarDay(year: number, month: number, day: number): Temporal.PlainDate {
  const monthCode = `M${String(month).padStart(2, '0')}`
  return Temporal.PlainDate.from({ calendar: 'dangi', year, monthCode, day }).withCalendar('iso8601')
}

/**
 * The three hottest days (삼복): the third and the fourth day of the stem 경(庚) from the summer solstice on, and the first from
 * the beginning of autumn on.
 */
function dogDays(year: number): [OccasionId, Temporal.PlainDate][] {
  const first = gyeongDayFrom(solarTermDay(year, 90)).add({ days: 20 })
  return [
    ['first-dog-day', first],
    ['middle-dog-day', first.add({ days: 10 })],
    ['last-dog-day', gyeongDayFrom(solarTermDay(year, 135))],
  ]
}

/** The first day of the stem 경, the seventh of ten, that is not before a day. */
function gyeongDayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  // 2000-01-01 was a day of the fifth stem, 무(戊).
  const days = new Temporal.PlainDate(2000, 1, 1).until(day, { largestUnit: 'days' }).days
  const stem = (((days + 4) % 10) + 10) % 10
  return day.add({ days: (6 - stem + 10) % 10 })
}

/** 수능: the Thursday of November's second full week by custom; the ministry names it each year. */
function csatDay(year: number): Temporal.PlainDate {
  const third = nthWeekday(year, 11, { weekday: 4, nth: 3 })
  // Held in the week of the 13th to the 19th since 2021.
  return third.day > 19 ? third.subtract({ days: 7 }) : third.day < 13 ? third.add({ days: 7 }) : third
}

function nthWeekday(
  year: number,
  month: number,
  { weekday, nth }: { weekday: number; nth: number },
): Temporal.PlainDate {
  const first = new Temporal.PlainDate(year, month, 1)
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (nth - 1) * 7 })
}
