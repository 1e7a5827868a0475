import { expect, it } from 'vitest'

import { writeMail } from '../../../mail/write-mail.ts'
import { expectWholeMail } from '../../../test/whole-mail.ts'
import { type LetterFacts, paymentLetter } from './letters.ts'
import { lockedWords } from './locked.ts'

const publicUrl = 'https://clipmint.example'
const facts: LetterFacts = {
  kind: 'ending',
  planType: 1,
  uploadService: true,
  item: null,
  currency: 'KRW',
  total: 0,
  tax: 0,
  orderId: null,
  card: null,
  span: null,
  next: null,
  endsAt: new Date('2027-01-01T01:00:00Z'),
  locked: { planType: 0, products: 12, places: 1, storageBytes: 2.34 * 1024 ** 3 },
  reason: '',
}

it.each([
  [
    'ko',
    ['2027-01-01', '상품 12개가 잠깁니다.', '매장 1곳이 잠깁니다.', '2.3 GB', '지워지는 것은 없습니다.'],
  ],
  ['en', ['2027-01-01', '12 products are locked.', '1 place is locked.', '2.3 GB', 'Nothing is deleted.']],
] as const)('says in %s when a plan ends, and by number what is locked then', (lang, said) => {
  const mail = writeMail({ publicUrl, company: null }, lang, paymentLetter(facts, lang, publicUrl))
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
