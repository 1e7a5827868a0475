import type { CalendarDay } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { isNews, suggestedOf } from './suggested.ts'

const today = '2026-12-10'
const about = { productId: '018f0000-0000-7000-8000-000000000001', name: '소금빵' }
const shop = (id: CalendarDay['id'], day: string, startOn = day): CalendarDay => ({
  day,
  kind: 'shop',
  id,
  about,
  years: null,
  startOn,
  isTold: false,
})
const occasion = (id: CalendarDay['id'], day: string, startOn: string): CalendarDay => ({
  day,
  kind: 'occasion',
  id,
  about: null,
  years: null,
  startOn,
  isTold: false,
})

it('advises no video for a sale that is over, and one until its last day is', () => {
  const over = shop('promotion-ends', '2026-12-09', '2026-12-06')
  const last = shop('promotion-ends', today, '2026-12-07')
  expect(suggestedOf([over, last], today)).toEqual([last])
})

it('advises one for the anniversary of a shop until its day, which is no news afterwards', () => {
  const turned = (day: string): CalendarDay => ({
    ...occasion('anniversary', day, '2026-11-26'),
    kind: 'shop',
    years: 3,
  })
  expect(suggestedOf([turned('2026-12-09')], today)).toEqual([])
  expect(suggestedOf([turned(today)], today)).toEqual([turned(today)])
  expect(isNews(turned('2026-12-09'))).toBe(false)
})

it('advises one for what is new in the shop since some days, and for days to come', () => {
  const fresh = shop('new-product', '2026-12-01')
  const cheaper = shop('price-drop', '2026-12-08')
  const past = occasion('payday', '2026-12-09', '2026-12-06')
  const later = occasion('christmas', '2026-12-25', '2026-12-11')
  const now = occasion('winter-solstice', '2026-12-22', '2026-12-08')
  expect(suggestedOf([fresh, cheaper, past, later, now], today)).toEqual([fresh, cheaper, now, later])
})

it('advises none that a campaign tells of already', () => {
  const told = { ...shop('price-drop', '2026-12-08'), isTold: true }
  const other = shop('new-product', '2026-12-08')
  expect(suggestedOf([told, other], today)).toEqual([other])
})
