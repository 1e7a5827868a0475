import { expect, it } from 'vitest'

import { writeMail } from '../../../mail/write-mail.ts'
import { expectWholeMail } from '../../../test/whole-mail.ts'
import { inquiryLetter } from './letter.ts'

const site = { publicUrl: 'https://clipmint.example', company: null }

it.each(['ko', 'en'] as const)('the inquiry that the company gets is whole in %s', (lang) => {
  const inquiry = { name: '박<b>하나', email: 'a&b@shop.kr', contents: '첫 줄\n<script>둘째 줄' }
  const mail = writeMail(site, lang, inquiryLetter(inquiry, lang))
  expectWholeMail(mail, lang)
  expect(mail.html).toContain('첫 줄\n&#60;script&#62;둘째 줄')
  expect(mail.html).toContain('href="mailto:a%26b%40shop.kr"')
  expect(mail.text).toContain('<script>둘째 줄')
})
