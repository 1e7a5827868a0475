import { expect, it } from 'vitest'

import { briefOf } from './corpus/brief.ts'
import { fieldsOf } from './fields.ts'
import { planPlace } from './kinds/place.ts'
import { planPromotion } from './kinds/promotion.ts'
import type { Place, Promotion } from './types.ts'

const beanie = briefOf({
  name: '손뜨개 울 비니',
  info: '울 100% 실로 한 코씩 손으로 떠요. 가볍고 따뜻해서 겨울 내내 써요. 색은 네 가지예요.',
  price: { amount: 45_000, currency: 'KRW' },
})
const sale: Promotion = {
  regular: { amount: 45_000, currency: 'KRW' },
  discount: { amount: 36_000, currency: 'KRW' },
  startAt: '2026-11-20',
  endAt: '2026-12-05',
  text: '겨울을 맞아 할인해요.',
}
const shop: Place = {
  name: '바다 국수',
  info: '육수를 아침마다 끓여요. 창가 자리가 넓어요.',
  address: '서울 마포구 바다로 1',
  menu: [
    { name: '칼국수', price: { amount: 9_000, currency: 'KRW' }, about: '멸치로 우려요' },
    { name: '수육', price: null, about: '' },
  ],
}
const said = ({ scenarios }: ReturnType<typeof planPlace>): string =>
  scenarios.flatMap(({ lines }) => lines.flatMap(({ headline, sub }) => [...headline, ...sub])).join('\n')

it('writes a price as the videos do', () => {
  expect(fieldsOf(beanie, {})).toEqual([{ field: 'product.price', shown: ['45,000원'] }])
  expect(fieldsOf({ language: 'en', price: { amount: 2_950, currency: 'USD' } }, {})).toEqual([
    { field: 'product.price', shown: ['$29.50'] },
  ])
  expect(fieldsOf({ language: 'ko', price: null }, {})).toEqual([])
})

it('knows every number that a promotion’s plan gets from its fields', () => {
  const fields = fieldsOf(beanie, { promotion: sale })
  expect(fields).toEqual([
    { field: 'promotion.discountPrice', shown: ['36,000원'] },
    { field: 'promotion.regularPrice', shown: ['45,000원'] },
    { field: 'promotion.percent', shown: ['20%', '20'] },
    { field: 'promotion.endAt', shown: ['2026년 12월 5일', '12월 5일'] },
    { field: 'promotion.startAt', shown: ['2026년 11월 20일', '11월 20일'] },
  ])
  const words = said(planPromotion(beanie, sale))
  for (const shown of ['36,000원', '45,000원', '20%', '12월 5일', '11월 20일']) expect(words).toContain(shown)
})

it('knows the price of each dish by its name, and none that the menu does not tell', () => {
  const fields = fieldsOf(beanie, { place: shop })
  expect(fields).toEqual([{ field: 'place.menu.칼국수.price', shown: ['9,000원'], of: '칼국수' }])
  expect(said(planPlace(beanie, shop))).toContain('9,000원')
})

it('says no per cent where there is nothing off', () => {
  const fields = fieldsOf(beanie, { promotion: { ...sale, discount: sale.regular } })
  expect(fields.find(({ field }) => field === 'promotion.percent')?.shown).toEqual([])
})
