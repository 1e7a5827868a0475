import { expect, it } from 'vitest'

import { formatMoment, placeOfZone } from './moments.ts'

const now = new Date('2026-11-26T00:00:00Z')

it('writes a moment in the zone that it was chosen in, in both languages', () => {
  const at = '2026-12-01T10:00:00Z'
  expect(formatMoment(at, { zone: 'Asia/Seoul', language: 'ko', now })).toBe('12월 1일 (화) 19:00')
  expect(formatMoment(at, { zone: 'America/New_York', language: 'en', now })).toBe('Tue, December 1, 05:00')
})

it('names the year when that is another', () => {
  const at = '2026-12-31T15:30:00Z'
  expect(formatMoment(at, { zone: 'Asia/Seoul', language: 'ko', now })).toBe('2027년 1월 1일 (금) 00:30')
})

it('says where a clock hangs in words of its reader', () => {
  const places = (language: 'ko' | 'en') =>
    ['Asia/Seoul', 'America/New_York', 'Asia/Ho_Chi_Minh', 'UTC'].map((zone) => placeOfZone(zone, language))
  expect(places('ko')).toEqual(['대한민국', '뉴욕', '베트남', 'UTC'])
  expect(places('en')).toEqual(['Seoul', 'New York', 'Ho Chi Minh', 'UTC'])
})
