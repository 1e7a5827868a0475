import { TaxInvoice, taxOfficeRefusals } from '@clipmint/contract'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import type { JobOutcome } from '../../../jobs/define.ts'
import { deliver } from '../../../mail/deliver.ts'
import { writeMail } from '../../../mail/write-mail.ts'
import { findAccount } from '../../account/index.ts'
import { companyLetter, ownerLetter } from './letters.ts'
import type { StoredTaxInvoice } from './store.ts'

const Refusal = z.enum(['paused', 'closed', 'unregistered'] satisfies (keyof typeof taxOfficeRefusals)[])

/** What happened to a request: the company is told of the first, its owner of the others. */
const Occasion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked') }),
  z.object({ kind: z.literal('issued') }),
  z.object({ kind: z.literal('withdrawn'), status: Refusal }),
])
type Occasion = z.infer<typeof Occasion>

/** A mail about a tax invoice, with the request as it was then: it may be another one, or gone, when it is sent. */
export const TaxLetterJob = z.object({
  accountId: z.uuid(),
  at: z.iso.datetime(),
  occasion: Occasion,
  request: TaxInvoice.omit({ _id: true, status: true, requestedAt: true, issuedAt: true }).extend({
    id: z.uuid(),
  }),
})
type TaxLetterJob = z.infer<typeof TaxLetterJob>

/** Has a mail about a request sent. Inside the transaction that makes it true. */
export async function tellOfTaxInvoice(
  ctx: Pick<Context, 'jobs' | 'now'>,
  { accountId, requestedAt: _requested, issuedAt: _issued, toldAt: _told, ...request }: StoredTaxInvoice,
  occasion: Occasion,
): Promise<void> {
  const payload: TaxLetterJob = { accountId, at: ctx.now().toISOString(), occasion, request }
  await ctx.jobs.send('billing.taxLetter', payload)
}

/** Sends a mail about a request; none to an owner who has left. */
export async function sendTaxLetter(
  ctx: Context,
  { accountId, at, occasion, request }: TaxLetterJob,
): Promise<JobOutcome> {
  const owner = await findAccount(ctx, accountId)
  if (!owner || owner.withdrawnAt) return { done: true }
  const lang = owner.language === 'en' ? 'en' : 'ko'
  const { settings } = ctx
  const onceKey = `tax-invoice ${request.id} ${occasion.kind}`
  if (occasion.kind === 'asked') {
    const mail = writeMail(settings, lang, companyLetter(request, lang))
    const to = { to: settings.businessMail, replyTo: request.email }
    return deliver(ctx, { ...mail, ...to, onceKey }, new Date(at))
  }
  const refusal = occasion.kind === 'withdrawn' ? taxOfficeRefusals[occasion.status] : null
  const mail = writeMail(
    settings,
    lang,
    ownerLetter(request, { refusal, lang, publicUrl: settings.publicUrl }),
  )
  return deliver(ctx, { ...mail, to: owner.email, onceKey }, new Date(at))
}
