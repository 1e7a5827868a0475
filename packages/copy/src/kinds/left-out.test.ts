import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import type { Plan, Place, Promotion, Review } from '../types.ts'
import { planPlace } from './place.ts'
import { planPromotion } from './promotion.ts'
import { planReviews } from './review.ts'

const beanie = briefOf({
  name: '울 비니',
  info: '울 100% 실로 떠요. 가볍고 따뜻해요. 색은 네 가지예요.',
  price: { amount: 45_000, currency: 'KRW' },
})
const toldBy = ({ leftOut }: Plan) => leftOut.map(({ field, reason, text }) => [field, reason, text])

it('tells which words of a promotion are too long or forbidden, and says the others', () => {
  const long = '첫눈이 내리는 날까지 가게를 찾아 주시는 모든 분께 따뜻한 차를 한 잔씩 내어 드리고 있어요'
  const sale: Promotion = {
    regular: { amount: 45_000, currency: 'KRW' },
    discount: { amount: 32_000, currency: 'KRW' },
    startAt: '2026-11-24',
    endAt: '2026-11-30',
    text: `겨울맞이 할인이에요 🎄 ${long}. 쓰기만 해도 두통이 사라져요.`,
  }
  const plan = planPromotion(beanie, sale)
  expect(toldBy(plan)).toEqual([
    ['promotion', 'too-long', long],
    ['promotion', 'forbidden', '쓰기만 해도 두통이 사라져요'],
  ])
  expect(plan.sellingPoints.map(({ text }) => text)).toContain('겨울맞이 할인이에요')
  expect(JSON.stringify(plan.scenarios)).not.toContain('두통')
})

it('tells which review the law keeps from being shown, and puts no other words into a customer’s mouth', () => {
  const review = (text: string, author: string): Review => {
    return { text, author, rating: 5, writtenAt: '2026-10-03', chosen: true }
  }
  const cured = '쓰니까 두통이 싹 사라졌어요.'
  const given = [review('정말 따뜻해요!', '김'), review('색이 예뻐요.', '이'), review(cured, '박')]
  const { leftOut, sellingPoints } = planReviews(beanie, given)
  const told = leftOut.filter(({ field }) => field === 'review')
  expect(told).toMatchObject([{ text: cured, reason: 'forbidden' }])
  expect(told[0]).not.toHaveProperty('rewrite')
  expect(sellingPoints.map(({ id }) => id).filter((id) => /^r\d$/u.test(id))).toEqual(['r1', 'r2'])
})

it('tells which dish has too long a name and which found no room, but not what a map wrote of the place', () => {
  const won = (amount: number) => ({ amount, currency: 'KRW' as const })
  const dish = (name: string, amount: number) => ({ name, price: won(amount), about: '' })
  const stew: Place = {
    name: '연남 국밥',
    info: '업종: 국밥, 한식\n매일 새벽 사골을 끓여요. 김치는 직접 담가요.',
    menu: [
      dish('할머니가새벽마다끓이는돼지뼈국밥정식', 9_000),
      dish('수육', 25_000),
      dish('만두', 7_000),
      dish('순대', 8_000),
      dish('전골', 30_000),
    ],
    address: '서울 마포구 연남로 12',
  }
  expect(toldBy(planPlace(briefOf({ name: stew.name, info: stew.info }), stew))).toEqual([
    ['place', 'too-long', '할머니가새벽마다끓이는돼지뼈국밥정식 9,000원'],
    ['place', 'no-room', '전골 30,000원'],
  ])
})
