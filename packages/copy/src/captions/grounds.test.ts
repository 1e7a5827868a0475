import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { captionCheck } from './grounds.ts'

const jam = briefOf({
  name: '수제 딸기잼',
  info: '국내산 딸기 70%로 만든 잼이에요. 매일 아침 졸여요. 전국 최고의 잼이고 당뇨를 치료하는 잼이에요.',
  price: { amount: 12_900, currency: 'KRW' },
})
const holds = captionCheck({ brief: jam, brand: 'MINT', promotion: null, place: null })

describe('a caption that somebody else wrote', () => {
  it('may say what the owner said, over several lines', () => {
    expect(holds('MINT 수제 딸기잼\n\n국내산 딸기 70%로 만들어요.\n12,900원이에요.')).toBe(true)
  })

  it.each([
    ['a number of its own', '수제 딸기잼\n딸기 90%로 만들어요.'],
    ['a price of its own', '수제 딸기잼 9,900원'],
    ['a claim of its own', '배송은 무료예요.'],
    ['a name of its own', 'SWEETY 딸기잼'],
    ['what the law forbids, though the owner says it', '매일 아침 졸여요.\n당뇨를 치료하는 잼이에요.'],
    ['a rank that wants proof, though the owner says it', '전국 최고의 딸기잼'],
    ['a link', '매일 아침 졸여요. https://evil.example'],
    ['an account', '매일 아침 졸여요. @evil'],
    ['a telephone number', '문의 010-1234-5678'],
    ['a hashtag', '매일 아침 졸여요. #딸기잼'],
  ])('may not bring %s', (_, text) => {
    expect(holds(text)).toBe(false)
  })
})

it('gives what is paid in a promotion with its last day alone', () => {
  const won = (amount: number) => ({ amount, currency: 'KRW' as const })
  const promotion = {
    regular: won(12_900),
    discount: won(9_900),
    startAt: '2026-12-01',
    endAt: '2026-12-24',
    text: '연말 할인',
  }
  const brief = { ...jam, price: promotion.discount }
  const isHeld = captionCheck({ brief, brand: null, promotion, place: null })
  expect(isHeld('딸기잼 9,900원, 12월 24일까지')).toBe(true)
  expect(isHeld('딸기잼 9,900원')).toBe(false)
  expect(isHeld('딸기잼 23% 할인')).toBe(false)
})
