import { Holdings, onceItems, PaymentCurrency, paymentRefusals } from '@clipmint/contract'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import type { JobOutcome } from '../../../jobs/define.ts'
import { words } from '../../../locales/index.ts'
import { deliver } from '../../../mail/deliver.ts'
import { writeMail } from '../../../mail/write-mail.ts'
import { findAccount } from '../../account/index.ts'
import type { StoredInvoice } from '../invoices/store.ts'
import { codeOf } from '../payments/refusals.ts'
import { nextCharge, type NextCharge } from '../prices/renewals.ts'
import { findSubscription, type StoredSubscription } from '../subscriptions/store.ts'
import { type LetterKind, letterKinds, paymentLetter } from './letters.ts'
import { findLockedOn, type LockedThere } from './locked.ts'

type Door = Pick<Context, 'db' | 'now' | 'jobs' | 'outside'>

/** What a letter says, as it is kept until it is sent. */
export const LetterJob = z.object({
  accountId: z.uuid(),
  /** Each is sent once. */
  once: z.string(),
  at: z.iso.datetime(),
  facts: z.object({
    kind: z.enum(letterKinds),
    planType: z.number().nullable(),
    uploadService: z.boolean(),
    item: z.enum(onceItems).nullable(),
    currency: PaymentCurrency,
    total: z.number(),
    tax: z.number(),
    orderId: z.string().nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    span: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
    next: z.object({ at: z.iso.datetime(), total: z.number() }).nullable(),
    endsAt: z.iso.datetime().nullable().default(null),
    locked: Holdings.extend({ planType: z.number() }).nullable().default(null),
    before: z.number().nullable().default(null),
  }),
  refusal: z.string().nullable(),
})
type LetterJob = z.infer<typeof LetterJob>

/** Tells the owner of an invoice that it was paid, or given back. Inside the transaction that says so. */
export async function tellOfInvoice(ctx: Door, invoice: StoredInvoice, kind: LetterKind): Promise<void> {
  const running = invoice.planType === null ? null : await findSubscription(ctx, invoice.accountId)
  const charge = running && (await nextCharge(ctx, running))
  const at = running?.chargeAt ?? null
  const isLast = kind === 'refunded' || kind === 'over' || at === null || charge === null
  const next = isLast ? null : { at, total: charge.total }
  const locked = kind === 'over' ? await findLockedOn(ctx, invoice.accountId, 0) : null
  await send(ctx, invoice, { kind, next, before: null, endsAt: null, locked, once: `${invoice.id} ${kind}` })
}

/**
 * What is told so many days before what is paid for ends; `charge` is null where nothing is charged then, and `before`
 * what was paid until now, where the charge is another.
 */
type Notice = { charge: NextCharge | null; days: number; before: number | null }

/** Tells an owner what their next charge will be, that it is another, or that there is none, and what a lower plan locks. */
export async function tellOfRenewal(
  ctx: Door,
  running: StoredSubscription,
  { charge, days, before }: Notice,
): Promise<void> {
  const { accountId, planType, uploadService, currency, cardBrand, cardLast4, startsAt, endsAt } = running
  const planAfter = charge?.planType ?? 0
  const about = {
    ...(charge ?? { planType, uploadService, startsAt, endsAt, total: 0, tax: 0 }),
    accountId,
    currency,
    item: null,
    orderId: null,
    refusal: null,
    cardBrand,
    cardLast4,
  }
  await send(ctx, about, {
    kind: charge === null ? 'ending' : before === null ? 'reminder' : 'priceChange',
    next: charge && { at: charge.startsAt, total: charge.total },
    before,
    endsAt,
    locked: planAfter === planType ? null : await findLockedOn(ctx, accountId, planAfter),
    once: `${accountId} ${endsAt.toISOString()} ${days}`,
  })
}

type About = Pick<
  StoredInvoice,
  | 'accountId'
  | 'planType'
  | 'uploadService'
  | 'item'
  | 'currency'
  | 'total'
  | 'tax'
  | 'cardBrand'
  | 'cardLast4'
  | 'startsAt'
  | 'endsAt'
  | 'refusal'
> & { orderId: string | null }

type Occasion = {
  kind: LetterKind
  next: { at: Date; total: number } | null
  before: number | null
  endsAt: Date | null
  locked: LockedThere | null
  once: string
}

async function send(
  ctx: Door,
  about: About,
  { kind, next, before, endsAt: ending, locked, once }: Occasion,
): Promise<void> {
  const { accountId, planType, uploadService, item, currency, total, tax, orderId } = about
  const { cardBrand: brand, cardLast4: last4, startsAt, endsAt } = about
  const payload: LetterJob = {
    accountId,
    once,
    at: ctx.now().toISOString(),
    refusal: about.refusal,
    facts: {
      kind,
      planType,
      uploadService,
      item,
      currency,
      total,
      tax,
      orderId,
      card: brand === null || last4 === null ? null : { brand, last4 },
      span: startsAt && endsAt && { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      next: next && { at: next.at.toISOString(), total: next.total },
      endsAt: ending?.toISOString() ?? null,
      locked,
      before,
    },
  }
  await ctx.jobs.send('billing.letter', payload)
}

/** Sends a letter about a payment, to who has not left. */
export async function sendLetter(
  ctx: Context,
  { accountId, once, at, facts, refusal }: LetterJob,
): Promise<JobOutcome> {
  const owner = await findAccount(ctx, accountId)
  if (!owner || owner.withdrawnAt) return { done: true }
  const lang = owner.language === 'en' ? 'en' : 'ko'
  const { span, next, endsAt } = facts
  const letter = paymentLetter(
    {
      ...facts,
      span: span && { startsAt: new Date(span.startsAt), endsAt: new Date(span.endsAt) },
      next: next && { at: new Date(next.at), total: next.total },
      endsAt: endsAt === null ? null : new Date(endsAt),
      reason: reasonOf(refusal, lang),
    },
    lang,
    ctx.settings.publicUrl,
  )
  const mail = { ...writeMail(ctx.settings, lang, letter), to: owner.email, onceKey: `billing ${once}` }
  return deliver(ctx, mail, new Date(at))
}

function reasonOf(refusal: string | null, lang: 'ko' | 'en'): string {
  const parsed = z.enum(paymentRefusals).safeParse(refusal)
  return parsed.success ? words[lang].errors[codeOf(parsed.data)] : ''
}
