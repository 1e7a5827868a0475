import { expect, it } from 'vitest'

import { writeMail } from '../../../mail/write-mail.ts'
import { expectWholeMail } from '../../../test/whole-mail.ts'
import { type LetterFacts, type LetterKind, letterKinds, paymentLetter } from './letters.ts'
import { lockedWords } from './locked.ts'

const publicUrl = 'https://clipmint.example'
const facts: Omit<LetterFacts, 'kind' | 'before'> = {
  planType: 1,
  uploadService: true,
  item: null,
  currency: 'KRW',
  total: 48_000,
  tax: 4_364,
  orderId: '20261201-order',
  card: { brand: 'Hyundai', last4: '4242' },
  span: { startsAt: new Date('2026-12-01T01:00:00Z'), endsAt: new Date('2027-01-01T01:00:00Z') },
  next: { at: new Date('2027-01-01T01:00:00Z'), total: 48_000 },
  endsAt: null,
  locked: null,
  reason: '',
}
const write = (kind: LetterKind, lang: 'ko' | 'en', change: Partial<LetterFacts> = {}) =>
  writeMail(
    { publicUrl, company: null },
    lang,
    paymentLetter(
      { ...facts, kind, before: kind === 'priceChange' ? 24_000 : null, ...change },
      lang,
      publicUrl,
    ),
  )

it.each(letterKinds.flatMap((kind) => (['ko', 'en'] as const).map((lang) => [kind, lang] as const)))(
  'the letter of a payment is whole: %s, in %s',
  (kind, lang) => {
    const mail = write(kind, lang)
    expectWholeMail(mail, lang)
    expect(mail.text).not.toContain('(광고)')
  },
)

it.each([
  ['ko', '24,000원', '48,000원', '현대 •••• 4242', '해지', '2027년 1월 1일'],
  ['en', '₩24,000', '₩48,000', 'Hyundai •••• 4242', 'cancel', 'January 1, 2027'],
] as const)('a price that changes is told in %s with all that the law asks for', (lang, ...said) => {
  const { text } = write('priceChange', lang)
  for (const words of [...said, `${publicUrl}/account/payments`]) expect(text).toContain(words)
})

it('another card is told of with the charge that comes to it, and no payment', () => {
  const { text } = write('newCard', 'ko')
  expect(text).toContain('2027년 1월 1일 오전 10시에 48,000원이 새 카드로 결제됩니다.')
  expect(text).not.toContain('결제 금액')
})

it.each([
  [
    'ko',
    ['2027년 1월 1일', '상품 12개가 잠깁니다.', '매장 1곳이 잠깁니다.', '2.3 GB', '지워지는 것은 없습니다.'],
  ],
  [
    'en',
    ['January 1, 2027', '12 products are locked.', '1 place is locked.', '2.3 GB', 'Nothing is deleted.'],
  ],
] as const)('says in %s when a plan ends, and by number what is locked then', (lang, said) => {
  const mail = write('ending', lang, {
    next: null,
    endsAt: new Date('2027-01-01T01:00:00Z'),
    locked: { planType: 0, products: 12, places: 1, storageBytes: 2.34 * 1024 ** 3 },
  })
  expectWholeMail(mail, lang)
  for (const words of said) expect(`${mail.subject} ${mail.text}`).toContain(words)
})

it('says nothing of what there is room for, and never that too much is nothing', () => {
  const few = { planType: 1, products: 1, places: 0, storageBytes: 1 }
  expect(lockedWords(few, 'en')).toMatch(
    /^On the Basic plan: 1 product is locked\. Your files take 0\.1 GB more/,
  )
  expect(lockedWords(few, 'en')).not.toContain('place')
})

it.each([
  ['ko', '영업일 3~7일'],
  ['en', 'three to seven working days'],
] as const)('a refund takes as long in the mail as on the screens (%s)', (lang, days) => {
  const { paragraphs } = paymentLetter(
    { ...facts, kind: 'refunded', before: null },
    lang,
    'https://clipmint.kr',
  )
  expect(paragraphs.join(' ')).toContain(days)
})

it.each([
  ['ko', '2026년 12월 1일 – 2027년 1월 1일'],
  ['en', 'December 1, 2026 – January 1, 2027'],
] as const)('days in %s stand in every letter as people read them', (lang, period) => {
  for (const kind of letterKinds) {
    const { subject, text, html } = write(kind, lang)
    expect(`${subject} ${text} ${html}`).not.toMatch(/\d{4}-\d{2}-\d{2}/)
    expect(text).toContain(period)
  }
})
