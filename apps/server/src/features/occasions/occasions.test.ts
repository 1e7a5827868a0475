import type { OccasionId } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { nextDayOf, occasionsBetween, occasionsOf } from './occasions.ts'

const dayOf = (year: number, id: OccasionId) => occasionsOf(year).find((it) => it.id === id)?.day

/** 설날, 부처님오신날, 단오, 추석: 한국천문연구원, 음양력변환 and the yearly 월력요항. */
const lunar: [year: number, seollal: string, buddha: string, dano: string, chuseok: string][] = [
  [2025, '01-29', '05-05', '05-31', '10-06'],
  [2026, '02-17', '05-24', '06-19', '09-25'],
  [2027, '02-07', '05-13', '06-09', '09-15'],
  [2028, '01-27', '05-02', '05-28', '10-03'],
  [2029, '02-13', '05-20', '06-16', '09-22'],
  [2030, '02-03', '05-09', '06-05', '09-12'],
  [2031, '01-23', '05-28', '06-24', '10-01'],
  [2032, '02-11', '05-16', '06-12', '09-19'],
  [2033, '01-31', '05-06', '06-01', '09-08'],
  [2034, '02-19', '05-25', '06-20', '09-27'],
  [2035, '02-08', '05-15', '06-10', '09-16'],
]

/** 초복, 중복, 말복 and 동지, as calendars printed them. */
const terms: [year: number, first: string, middle: string, last: string, solstice: string][] = [
  [2024, '07-15', '07-25', '08-14', '12-21'],
  [2025, '07-20', '07-30', '08-09', '12-22'],
  [2026, '07-15', '07-25', '08-14', '12-22'],
]

describe('the Korean year', () => {
  it.each(lunar)('has the feasts of the moon of %i on the published days', (year, seollal, ...others) => {
    const days = (['seollal', 'buddha', 'dano', 'chuseok'] as const).map((id) => dayOf(year, id))
    expect(days).toEqual([seollal, ...others].map((day) => `${year}-${day}`))
  })

  it.each(terms)('has the dog days and the winter solstice of %i on the printed days', (year, ...days) => {
    const ids = ['first-dog-day', 'middle-dog-day', 'last-dog-day', 'winter-solstice'] as const
    expect(ids.map((id) => dayOf(year, id))).toEqual(days.map((day) => `${year}-${day}`))
  })

  it('has the college entrance test on the Thursday that the ministry named', () => {
    expect([2023, 2024, 2025, 2026].map((year) => dayOf(year, 'csat'))).toEqual([
      '2023-11-16',
      '2024-11-14',
      '2025-11-13',
      '2026-11-19',
    ])
  })

  it('has Black Friday the day after the fourth Thursday, also when November begins on a Friday', () => {
    expect([2024, 2026].map((year) => dayOf(year, 'black-friday'))).toEqual(['2024-11-29', '2026-11-27'])
  })

  it('tells what comes over New Year, in order', () => {
    expect(occasionsBetween('2026-12-20', '2027-02-10')).toEqual([
      { id: 'winter-solstice', day: '2026-12-22' },
      { id: 'christmas', day: '2026-12-25' },
      { id: 'new-year', day: '2027-01-01' },
      { id: 'seollal', day: '2027-02-07' },
    ])
  })

  it('knows an occasion’s next day: the day itself, or that of the next year', () => {
    expect(['2026-02-17', '2026-02-18'].map((from) => nextDayOf('seollal', from))).toEqual([
      '2026-02-17',
      '2027-02-07',
    ])
  })
})
