import { expect, it } from 'vitest'

import { writeMail } from '../../../mail/write-mail.ts'
import { expectWholeMail } from '../../../test/whole-mail.ts'
import { invitationLetter } from './letter.ts'

const publicUrl = 'https://clipmint.example'

it.each([
  ['ko', 1, '베이직'],
  ['ko', 12, '스탠다드'],
  ['en', 13, 'Pro'],
  ['en', 111, 'Enterprise'],
] as const)('the invitation is whole in %s, and names plan %i as %s', (lang, planType, name) => {
  const mail = writeMail({ publicUrl, company: null }, lang, invitationLetter(planType, lang, publicUrl))
  expectWholeMail(mail, lang)
  expect(mail.subject).toContain(name)
  expect(mail.text).toContain(publicUrl)
  expect(mail.text).not.toContain('/pricing')
  expect(mail.text).not.toContain('(광고)')
})
