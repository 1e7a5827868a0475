import { expect, it } from 'vitest'

import { excerptsOf, fittingExcerpts, isVerbatim, maskAuthor, maskTelephones } from './quote.ts'

const review = '국물이 진하고 깊어요. 고기도 넉넉해요! 주차는 조금 어려웠어요.'
const texts = (text: string) => excerptsOf(text).map((excerpt) => excerpt.text)

it('quotes a review whole, or by whole sentences with “…” where others stood', () => {
  expect(texts(review)).toEqual([
    '국물이 진하고 깊어요. 고기도 넉넉해요! 주차는 조금 어려웠어요',
    '국물이 진하고 깊어요. 고기도 넉넉해요!…',
    '…고기도 넉넉해요! 주차는 조금 어려웠어요',
    '…주차는 조금 어려웠어요',
    '국물이 진하고 깊어요…',
    '…고기도 넉넉해요!…',
  ])
})

it('says where each stands in the review', () => {
  for (const { text, start, end } of excerptsOf(review)) {
    expect(isVerbatim(text, review)).toBe(true)
    expect(review.slice(start, end)).toContain(text.replaceAll('…', '').split(' ')[0])
  }
})

it('takes no sentence without the one that turns against it', () => {
  const turned = '맛은 정말 좋아요. 하지만 너무 비싸요. 자리는 편해요.'
  expect(texts(turned)).not.toContain('맛은 정말 좋아요…')
  expect(texts(turned)).toContain('맛은 정말 좋아요. 하지만 너무 비싸요…')
  expect(isVerbatim('맛은 정말 좋아요…', turned)).toBe(false)
  expect(isVerbatim('Great coffee…', 'Great coffee. But the queue was long.')).toBe(false)
})

it.each([
  '국물이 정말 진하고 깊어요',
  '국물이 진해요',
  '국물이 진하고 깊어요. 주차는 조금 어려웠어요',
  '국물이 진하고',
  '고기도 넉넉해요!',
  '최고예요',
  '',
])('refuses what was changed, joined, cut within a sentence, or cut without a sign: %s', (line) => {
  expect(isVerbatim(line, review)).toBe(false)
})

it('takes quotation marks, spaces and pictures for what they are', () => {
  expect(isVerbatim('“국물이 진하고 깊어요…”', review)).toBe(true)
  expect(isVerbatim('따뜻해요', '따뜻해요🧶')).toBe(true)
})

it('hides who wrote it and what they can be called by', () => {
  expect(maskAuthor('김민지')).toBe('김**')
  expect(maskAuthor(' Jane Doe')).toBe('J**')
  expect(maskTelephones('문의는 010-1234-5678로 했어요')).toBe('문의는 ***-****-****로 했어요')
  expect(maskTelephones('+62 812-3456-7890')).not.toMatch(/\d{3}/)
  expect(maskTelephones('2만 4,900원, 1250도, 2026-10-03')).toBe('2만 4,900원, 1250도, 2026-10-03')
  expect(texts('010-1234-5678로 전화했어요.')).toEqual(['***-****-****로 전화했어요'])
})

it('quotes around a telephone number, and its mask only where there is nothing else', () => {
  const textsOf = (review: string) => fittingExcerpts(review, { language: 'ko' }).map(({ text }) => text)
  expect(textsOf('두 켤레 샀어요. 010-1234-5678로 또 주문했어요.')).toEqual(['두 켤레 샀어요…'])
  expect(textsOf('010-1234-5678로 또 주문했어요.')).toEqual(['***-****-****로 또 주문했어요'])
})
