import { expect, it } from 'vitest'

import { writeMail } from '../../../mail/write-mail.ts'
import { expectWholeMail } from '../../../test/whole-mail.ts'
import { type LetterFacts, type LetterKind, letterKinds, paymentLetter } from './letters.ts'

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
  reason: '',
}
const write = (kind: LetterKind, lang: 'ko' | 'en') =>
  writeMail(
    { publicUrl, company: null },
    lang,
    paymentLetter({ ...facts, kind, before: kind === 'priceChange' ? 24_000 : null }, lang, publicUrl),
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
  ['ko', '24,000원', '48,000원', '현대 •••• 4242', '해지'],
  ['en', '₩24,000', '₩48,000', 'Hyundai •••• 4242', 'cancel'],
] as const)('a price that changes is told in %s with all that the law asks for', (lang, ...said) => {
  const { text } = write('priceChange', lang)
  for (const words of [...said, '2027-01-01', `${publicUrl}/account/payments`]) expect(text).toContain(words)
})

it('another card is told of with the charge that comes to it, and no payment', () => {
  const { text } = write('newCard', 'ko')
  expect(text).toContain('2027-01-01 오전 10시에 48,000원이 새 카드로 결제됩니다.')
  expect(text).not.toContain('결제 금액')
})
