import {
  type GivenConsents,
  invoiceStatus,
  type OnceItem,
  type PaymentCurrency,
  type PaymentPurpose,
  type PaymentWindow,
} from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { getAccount, holdAccount } from '../../account/index.ts'
import { hasVideoOf } from '../../projects/index.ts'
import { type Agreeing, noteConsents } from '../consents/commands.ts'
import { type Drawn, newInvoice } from '../invoices/commands.ts'
import { approvalMs } from '../invoices/rules.ts'
import { insertInvoice, listOpen, moveInvoice, type StoredInvoice } from '../invoices/store.ts'
import { type PlanQuote, type PlanWish, quoteOnce, quotePlan } from '../prices/commands.ts'
import type { Before } from '../subscriptions/before.ts'
import { goOnWith, keepPlan } from '../subscriptions/changes.ts'
import { answer } from './certify.ts'
import { takeMoney } from './charge.ts'
import { gatewayFor, orderOf } from './gateways.ts'
import { codeOf } from './refusals.ts'
import type { SettleDoor } from './settle.ts'

/** Who asks, with what they agree to; the window speaks the language that it was read in. */
type Asker = Agreeing & { consent: GivenConsents }
type Begun = { invoice: StoredInvoice; window: PaymentWindow | null }

/** A plan that is asked for. */
export type PlanRequest = Asker & PlanWish & { takesOtherCard: boolean }

/**
 * Begins the payment of a plan, at a price that the server computes. Whoever has a card kept pays by it at once; a change
 * for less is only written down, and answers null, unless there is no card yet that could be charged for it. Whatever has
 * charges begin or go on needs consent to them.
 */
export async function requestPlan(ctx: SettleDoor, request: PlanRequest): Promise<Begun | null> {
  const { accountId } = request
  const agreesToRenewal = request.consent.renewal === true
  const begun = await ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    await refuseWhileUsed(ctx, request)
    const quote = await quotePlan(ctx, accountId, request)
    const { change, running, total } = quote
    const isAsBefore = change === 'same' && !request.takesOtherCard
    if (isAsBefore && running?.changesAt == null) throw new Failure('BILLING_ALREADY_PAID')
    const isPaidNow = change !== 'same' && change !== 'later'
    const hasCard = running?.card != null
    // Free, and with no card that could be charged, it ends by itself.
    if (!(isPaidNow && total === 0 && !hasCard) && !agreesToRenewal)
      throw new Failure('BILLING_RENEWAL_CONSENT', { field: 'consent' })
    if (isAsBefore && hasCard) return keepAsItIs(ctx, request)
    if (change === 'later' && hasCard) return postpone(ctx, quote, request)
    const isCard = !isPaidNow && total === 0
    const invoice = await open(ctx, request, isCard ? cardOf(quote, request) : planOf(quote, request))
    return { invoice, kept: request.takesOtherCard ? null : keptCard(quote) }
  })
  if (begun === null) return null
  const { invoice, kept } = begun
  if (kept !== null)
    return { invoice: answer(await takeMoney(ctx, { ...invoice, ...kept }, kept)), window: null }
  // Nothing to pay and no card to keep: it runs until its end and no longer.
  if (invoice.total === 0 && !agreesToRenewal)
    return { invoice: answer(await takeMoney(ctx, invoice, { proof: '' })), window: null }
  return openWindow(ctx, invoice, { ...request, purpose: 'keep-card' })
}

export type OnceRequest = Asker & {
  item: OnceItem
  templateId: string | null
  currency: PaymentCurrency
  couponId: string | null
}

/** Begins the payment of something that is bought once. */
export async function requestOnce(ctx: SettleDoor, request: OnceRequest): Promise<Begun> {
  const { item, templateId, currency } = request
  if (item === 'watermark' && templateId === null)
    throw new Failure('BILLING_TEMPLATE_REQUIRED', { field: 'templateId' })
  const invoice = await ctx.withTx(async () => {
    await holdAccount(ctx, request.accountId)
    await refuseWhileUsed(ctx, request)
    if (item === 'watermark' && !(await hasVideoOf(ctx, { accountId: request.accountId, templateId })))
      throw new Failure('TEMPLATES_NOT_FOUND', { field: 'templateId' })
    const quote = await quoteOnce(ctx, request.accountId, request)
    return open(ctx, request, {
      kind: 'once',
      currency,
      lines: quote.lines,
      total: quote.total,
      tax: quote.tax,
      planType: null,
      uploadService: false,
      item,
      templateId: item === 'watermark' ? templateId : null,
      couponId: quote.coupon?.coupon.id ?? null,
      startsAt: null,
      endsAt: null,
    })
  })
  return invoice.total === 0
    ? { invoice: await certifyNothing(ctx, invoice), window: null }
    : openWindow(ctx, invoice, { ...request, purpose: 'pay-once' })
}

/** There is nothing to pay, so there is no window: what it is for is said next. */
async function certifyNothing(ctx: SettleDoor, invoice: StoredInvoice): Promise<StoredInvoice> {
  const lookAt = new Date(ctx.now().getTime() + approvalMs)
  const standing = { status: invoiceStatus.inProgress, step: 'certified' as const, lookAt }
  await moveInvoice(ctx, invoice, standing)
  return { ...invoice, ...standing }
}

/** The card that pays for what runs, with what is shown of it: of an invoice of nothing no gateway tells that. */
function keptCard({ running }: PlanQuote) {
  if (running?.card == null) return null
  const { card, cardBrand, cardLast4 } = running
  return { card, cardBrand, cardLast4 }
}

/** What was chosen already: choosing it again takes back a change for less that waits. */
async function keepAsItIs(ctx: SettleDoor, asker: Asker): Promise<null> {
  await keepPlan(ctx, asker, asker.consent)
  return null
}

/** Writes down a change for less, for when what is paid for ends. */
async function postpone(ctx: SettleDoor, { running }: PlanQuote, wish: PlanRequest): Promise<null> {
  if (running === null) throw new Failure('BILLING_NO_SUBSCRIPTION')
  if (running.chargeAt === null) throw new Failure('BILLING_IN_PROCESS')
  await goOnWith(ctx, running, wish)
  await noteConsents(ctx, wish, { occasion: 'less', invoiceId: null, given: wish.consent })
  return null
}

/** What an invoice is told by who asks for it. */
type Wished = Omit<Drawn, 'accountId' | 'gateway'>

/** Refuses while a payment with the same coupon is under way: whether it is used up, nobody knows yet. */
async function refuseWhileUsed(
  ctx: SettleDoor,
  { accountId, couponId }: { accountId: string; couponId: string | null },
): Promise<void> {
  if (couponId === null) return
  const open = await listOpen(ctx, accountId)
  if (open.some((it) => it.couponId === couponId && isUnderWay(it))) throw new Failure('BILLING_IN_PROCESS')
}

const displaced = { status: invoiceStatus.cancelled, refusal: 'begun-anew' } as const

/** Whether money may be moving for it. */
function isUnderWay({ status, step }: StoredInvoice): boolean {
  return status === invoiceStatus.inProgress && step !== 'certified'
}

/**
 * Draws up an invoice in the place of those that nobody paid, of its like or with its coupon, which is for one; refuses
 * while one is being paid, so that nothing is paid twice.
 */
async function open(ctx: SettleDoor, asker: Asker, drawn: Wished): Promise<StoredInvoice> {
  const { accountId, consent: given } = asker
  const gateway = gatewayFor(ctx, drawn.currency)
  const alike = (await listOpen(ctx, accountId)).filter(
    ({ kind, couponId }) =>
      (kind === 'once') === (drawn.kind === 'once') || (couponId !== null && couponId === drawn.couponId),
  )
  if (alike.some(isUnderWay)) throw new Failure('BILLING_IN_PROCESS')
  for (const old of alike) {
    const changes = { ...displaced, step: null, lookAt: null }
    if (!(await moveInvoice(ctx, old, changes))) throw new Failure('BILLING_IN_PROCESS')
  }
  const invoice = newInvoice(ctx, { accountId, gateway: gateway.facts.id, ...drawn })
  await insertInvoice(ctx, invoice)
  const occasion = invoice.kind === 'card' ? 'card' : 'payment'
  await noteConsents(ctx, asker, { occasion, invoiceId: invoice.id, given })
  return invoice
}

async function openWindow(
  ctx: SettleDoor,
  invoice: StoredInvoice,
  { lang, purpose }: Pick<Asker, 'lang'> & { purpose: PaymentPurpose },
): Promise<Begun> {
  const gateway = gatewayFor(ctx, invoice.currency)
  const order = orderOf(ctx, invoice, await getAccount(ctx, invoice.accountId))
  const page = `${ctx.settings.publicUrl}/${invoice.kind === 'once' ? 'purchase' : 'subscribe'}/${invoice.id}`
  const urls = { successUrl: `${page}/success`, failUrl: `${page}/fail` }
  const outcome = await gateway.openWindow({ order, purpose, lang, ...urls })
  if (outcome.status === 'opened') return { invoice, window: outcome.window }
  if (outcome.status === 'unknown') throw new Failure('BILLING_WINDOW_FAILED')
  throw new Failure(codeOf(outcome.reason))
}

/** A card in the place of the one that is kept, or the first, for which nothing is paid; what it is to pay for is told with it. */
function cardOf({ running }: PlanQuote, { planType, uploadService, currency }: PlanWish): Wished {
  if (running === null) throw new Failure('BILLING_NO_SUBSCRIPTION')
  const free = { lines: [], total: 0, tax: 0, couponId: null, startsAt: null, endsAt: null }
  // A first card takes the place of none: what it is for, and would have ended without it, is laid aside.
  const before: Before | null = running.card === null ? { subscription: running } : null
  return { ...free, before, kind: 'card', currency, planType, uploadService, item: null, templateId: null }
}

function planOf(
  { change, lines, total, tax, couponId, uploadService, ...span }: PlanQuote,
  wish: PlanWish,
): Wished {
  if (change === 'later') throw new Error('Nothing is paid for a change that waits.')
  return {
    // Where nothing changes, it is a renewal that failed.
    kind: change === 'same' ? 'renewal' : change,
    currency: wish.currency,
    lines,
    total,
    tax,
    planType: wish.planType,
    uploadService,
    item: null,
    templateId: null,
    couponId,
    startsAt: span.startsAt,
    endsAt: span.endsAt,
  }
}
