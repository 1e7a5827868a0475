import { expect, it } from 'vitest'

import { isTerm } from './terms.ts'

it.each(['Drop off 8-10 or 4-5.30', 'Drop off at the yellow house on Pine St'])(
  'when and where things are handed in is a term: %s',
  (text) => {
    expect(isTerm(text)).toBe(true)
  },
)

it.each(['Friday we close early', 'About five weeks’ wait at the moment'])(
  'when a shop is open, and how long one waits, is a term: %s',
  (text) => {
    expect(isTerm(text)).toBe(true)
  },
)

it('help with handing things in is no term', () => {
  expect(isTerm('Drop off and collection in your street')).toBe(false)
})

it.each(['Nhận phòng 14h, trả 11h', 'PO H-5'])(
  'when guests come, and how early one orders, is a term: %s',
  (text) => {
    expect(isTerm(text)).toBe(true)
  },
)

it.each(['Đổi trả: trong 7 ngày nếu bung chỉ', 'Sudah termasuk tali pengikat', 'Sỉ từ 30 hộp 38k'])(
  'what is given with a thing, taken back or sold by the box is a term: %s',
  (text) => {
    expect(isTerm(text)).toBe(true)
  },
)
