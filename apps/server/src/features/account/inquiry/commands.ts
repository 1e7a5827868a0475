import { limits } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../http/failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { fill, words } from '../../../locales/index.ts'
import { takeTry } from '../tries/commands.ts'

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
  const { subject, text } = words[lang].inquiry
  // One line: what is typed as a name must not become a line of the mail's head.
  const oneLine = name.replaceAll(/\s+/g, ' ')
  const outcome = await ctx.outside.mail.send({
    to: ctx.settings.businessMail,
    replyTo: email,
    subject: fill(subject, { name: oneLine }),
    text: fill(text, { name: oneLine, email, contents }),
  })
  if (outcome.status === 'sent') return
  ctx.log.error({ reason: outcome.reason }, 'a business inquiry was not sent')
  throw new Failure('ACCOUNT_MAIL_FAILED')
}
