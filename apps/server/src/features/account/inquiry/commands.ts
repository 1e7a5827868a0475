import { limits } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { writeMail } from '../../../mail/write-mail.ts'
import { takeTry } from '../tries/commands.ts'
import { inquiryLetter } from './letter.ts'

export type Inquiry = { name: string; email: string; contents: string; ip: string; lang: Lang }

/** Mails a business inquiry to the company, whose answer goes to who asked. */
export async function sendInquiry(
  ctx: Pick<Context, 'db' | 'now' | 'signer' | 'settings' | 'outside' | 'log'>,
  { name, email, contents, ip, lang }: Inquiry,
): Promise<void> {
  // On a machine that tries the product out, everybody has the same address.
  if (!ctx.settings.sandbox) {
    const most = limits.inquiriesPerAddressPerDay
    await takeTry(ctx, [{ what: 'inquiry', whom: ip, most, windowMs: 86_400_000 }])
  }
  const outcome = await ctx.outside.mail.send({
    ...writeMail(ctx.settings, lang, inquiryLetter({ name, email, contents }, lang)),
    to: ctx.settings.businessMail,
    replyTo: email,
  })
  if (outcome.status === 'sent') return
  ctx.log.error({ reason: outcome.reason }, 'a business inquiry was not sent')
  throw new Failure('ACCOUNT_MAIL_FAILED')
}
