import { expect, it } from 'vitest'

import { complains } from './complaints.ts'
import { excerptsOf, fittingExcerpts, isVerbatim, maskAuthor, maskTelephones, whyUnquoted } from './quote.ts'

const review = '국물이 진하고 깊어요. 고기도 넉넉해요! 주차는 건물 뒤에 해요.'
const texts = (text: string) => excerptsOf(text).map((excerpt) => excerpt.text)

it('quotes a review whole, or by whole sentences with “…” where others stood', () => {
  expect(texts(review)).toEqual([
    '국물이 진하고 깊어요. 고기도 넉넉해요! 주차는 건물 뒤에 해요',
    '국물이 진하고 깊어요. 고기도 넉넉해요!…',
    '…고기도 넉넉해요! 주차는 건물 뒤에 해요',
    '…주차는 건물 뒤에 해요',
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
  '국물이 진하고 깊어요. 주차는 건물 뒤에 해요',
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

it('hides no complaint: a cut holds all of them, and not them alone', () => {
  const mixed = '국물이 진해요. 주차는 조금 어려웠어요. 또 갈래요.'
  expect(texts(mixed)).toEqual([
    '국물이 진해요. 주차는 조금 어려웠어요. 또 갈래요',
    '국물이 진해요. 주차는 조금 어려웠어요…',
    '…주차는 조금 어려웠어요. 또 갈래요',
  ])
  expect(isVerbatim('국물이 진해요…', mixed)).toBe(false)
  expect(isVerbatim('…주차는 조금 어려웠어요…', mixed)).toBe(false)
  const english = 'Great coffee. Staff are kind. The queue was too long. Sadly the cake was stale.'
  expect(isVerbatim('Great coffee. Staff are kind…', english)).toBe(false)
  expect(texts(english)).toContain('…Staff are kind. The queue was too long. Sadly the cake was stale')
})

it('is not shown where nothing fits but what hides a complaint, and says so', () => {
  const language = 'ko' as const
  expect(
    whyUnquoted('정말 따뜻해요. 그런데 털이 조금 많이 빠지는 편이고 세탁도 불편했어요.', { language }),
  ).toBe('one-sided')
  expect(
    whyUnquoted('하나부터 열까지 모든 것이 마음에 들어서 벌써 세 번째로 다시 찾아왔어요.', { language }),
  ).toBe('too-long')
  expect(whyUnquoted('정말 따뜻해요. 색도 예뻐요.', { language })).toBeNull()
})

it.each([
  '배송이 좀 늦었어요',
  '가격이 비싸요',
  '생각보다 작아요',
  '조금 무거워요',
  '포장이 아쉬웠어요',
  '더 컸으면 하는데 조금 더 크면 좋겠어요',
  '다시는 안 사요',
  '향이 기대보다 약해요',
  'It arrived late',
  'A bit small for me',
  'The strap broke after a week',
  'Not as soft as I hoped',
  'I was disappointed',
  'It does not fit',
  'Agak mahal',
  'Hơi đắt',
])('knows a complaint: %s', (text) => {
  expect(complains(text)).toBe(true)
})

it.each([
  '하나도 안 비싸요',
  '불편함이 없어요',
  '전혀 무겁지 않아요',
  '아쉬움이 하나도 없어요',
  '실망한 적 없어요',
  '너무 좋아요',
  '작아서 귀여워요',
  '큰 사이즈라 넉넉해요',
  '매일 쓰고 다녀요',
  'My mother wants one too',
  'Not too sweet',
  'Never disappointed',
  'No problems at all',
  'The slow-cooked beef is lovely',
  'It keeps me warm in the cold',
  'Tidak mahal',
  'Không đắt',
])('knows praise from it: %s', (text) => {
  expect(complains(text)).toBe(false)
})
