import {
  type contract,
  onceItems,
  type PaymentCurrency,
  paymentCurrencies,
  priceOfOnce,
  priceOfPlan,
  priceOfUploadService,
  soldPlans,
} from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getAccount, joinWaitlist, presentOwner } from '../account/index.ts'
import { toOwned } from '../coupons/index.ts'
import { showInvoice, showInvoices } from './invoices/present.ts'
import { findInvoice, listInvoices } from './invoices/store.ts'
import { approveOnce } from './payments/approve.ts'
import { certifyOnce, certifyPlan } from './payments/certify.ts'
import { refund, type Refundable, refundable, refundOf } from './payments/refund.ts'
import { requestOnce, requestPlan } from './payments/request.ts'
import { quoteOnce, quotePlan, toShownPrice } from './prices/commands.ts'
import { couponsFor, couponsForOnce } from './prices/offers.ts'
import { nextCharge } from './prices/renewals.ts'
import { endUploadService, keepPlan, unsubscribe } from './subscriptions/changes.ts'
import { toShownDowngrade, toShownSubscription } from './subscriptions/present.ts'
import { findSubscription } from './subscriptions/store.ts'
import { requestTaxInvoice, taxInvoicesOf } from './tax-invoices/commands.ts'
import { toShownTaxInvoice } from './tax-invoices/present.ts'

export const billing: Handlers<typeof contract.billing> = {
  plans: ({ outside }, { country }) => {
    const currencies = paymentCurrencies.filter((currency) => outside.payments[currency] !== null)
    const local = country === null || country === 'KR' ? 'KRW' : 'USD'
    const result = {
      currency: currencies.includes(local) ? local : (currencies[0] ?? local),
      currencies,
      plans: soldPlans.map((planType) => ({ planType, price: inEach((it) => priceOfPlan(planType, it)) })),
      uploadService: {
        month: inEach((it) => priceOfUploadService('month', it)),
        year: inEach((it) => priceOfUploadService('year', it)),
      },
      once: Object.fromEntries(
        onceItems.map((item) => [item, inEach((it) => priceOfOnce(item, it))]),
      ) as Record<(typeof onceItems)[number], Record<PaymentCurrency, number>>,
    }
    return Promise.resolve({ result })
  },

  price: async (ctx, { account, params, query }) => {
    const wish = toWish(params.planType, query)
    return { result: toShownPrice(await quotePlan(ctx, account.id, wish), wish) }
  },

  usableCoupons: async (ctx, { account, query }) => {
    const { planType, currency } = query
    const coupons =
      typeof planType === 'string'
        ? await couponsForOnce(ctx, account.id, { item: planType, currency })
        : await couponsFor(ctx, account.id, toWish(planType, query))
    const now = ctx.now()
    return {
      result: coupons.map(({ coupon, holding, discount, before, total, refusal }) => ({
        coupon: toOwned({ coupon, holding }, now),
        discount,
        before,
        total,
        refusal,
      })),
    }
  },

  request: async (ctx, { account, body, lang, request: { ip } }) => {
    const begun = await requestPlan(ctx, {
      ...toWish(body.planType, body),
      accountId: account.id,
      lang,
      ip,
      consent: body.consent,
      takesOtherCard: body.otherCard,
    })
    const downgrade = begun === null ? await downgradeOf(ctx, account.id) : null
    return {
      result: {
        invoice: begun && (await showInvoice(ctx, begun.invoice)),
        window: begun?.window ?? null,
        downgrade,
      },
    }
  },

  certify: async (ctx, { account, params, body }) => {
    const invoice = await certifyPlan(ctx, { accountId: account.id, orderId: params.orderId, fields: body })
    return { result: await showInvoice(ctx, invoice) }
  },

  find: async (ctx, { account, params }) => ({
    result: await shownInvoice(ctx, account.id, params.invoiceId),
  }),
  findOnce: async (ctx, { account, params }) => ({
    result: await shownInvoice(ctx, account.id, params.invoiceId),
  }),

  subscription: async (ctx, { account }) => {
    const running = await findSubscription(ctx, account.id)
    if (!running) return { result: { subscription: null, downgrade: null } }
    const charge = await nextCharge(ctx, running)
    const seen = {
      nextTotal: charge?.total ?? null,
      refund: await findRefundable(ctx, account.id),
      now: ctx.now(),
    }
    return {
      result: { subscription: toShownSubscription(running, seen), downgrade: toShownDowngrade(running) },
    }
  },

  unsubscribe: async (ctx, { account, body, lang, request: { ip } }) => {
    if (body.renew) {
      const { endsAt } = await keepPlan(ctx, { accountId: account.id, lang, ip })
      return { result: { at: endsAt.toISOString(), isLate: false } }
    }
    const { at, isLate } = await unsubscribe(ctx, account.id)
    return { result: { at: at.toISOString(), isLate } }
  },

  endUploadService: async (ctx, { account }) => {
    const { at, isLate } = await endUploadService(ctx, account.id)
    return { result: { at: at.toISOString(), isLate } }
  },

  refund: async (ctx, { account, body: { invoiceId } }) => {
    const invoice =
      invoiceId === undefined
        ? await refund(ctx, account.id)
        : await refundOf(ctx, { accountId: account.id, id: invoiceId })
    return { result: await showInvoice(ctx, invoice) }
  },

  keepPlan: async (ctx, { account, lang, request: { ip } }) => {
    await keepPlan(ctx, { accountId: account.id, lang, ip })
    return { result: null }
  },

  oncePrice: async (ctx, { account, params, query }) => {
    const { currency, couponId = null } = query
    const quote = await quoteOnce(ctx, account.id, { item: params.planType, currency, couponId })
    return { result: { currency, lines: quote.lines, total: quote.total, tax: quote.tax } }
  },

  requestOnce: async (ctx, { account, body, lang, request: { ip } }) => {
    const { item, currency, templateId = null, couponId = null, consent } = body
    const wish = { accountId: account.id, lang, ip, consent, item, currency, templateId, couponId }
    const { invoice, window } = await requestOnce(ctx, wish)
    return { result: { invoice: await showInvoice(ctx, invoice), window } }
  },

  certifyOnce: async (ctx, { account, params, body }) => {
    const invoice = await certifyOnce(ctx, { accountId: account.id, orderId: params.orderId, fields: body })
    return { result: await showInvoice(ctx, invoice) }
  },

  approve: async (ctx, { account, params, body }) => {
    const invoice = await approveOnce(ctx, {
      accountId: account.id,
      invoiceId: params.invoiceId,
      receipt: body.pgReceiptId,
      userId: body.userId,
      projectId: body.subtemplateId,
    })
    return { result: await showInvoice(ctx, invoice) }
  },

  list: async (ctx, { account, query }) => {
    const { list, total } = await listInvoices(ctx, account.id, query)
    const shown = await showInvoices(ctx, account.id, list)
    return { result: { list: shown, page: query.page, limit: query.limit, total } }
  },

  taxInvoices: async (ctx, { account }) => {
    const { list, months } = await taxInvoicesOf(ctx, account.id)
    return { result: { list: list.map(toShownTaxInvoice), months } }
  },
  requestTaxInvoice: async (ctx, { account, body }) => ({
    result: toShownTaxInvoice(await requestTaxInvoice(ctx, account.id, body)),
  }),

  waitlist: async (ctx, { body, request, lang }) => {
    const { userEmail: email, planType } = body
    const invitedBy = await joinWaitlist(ctx, { email, planType, language: lang, ip: request.ip })
    return { result: { invitedBy: invitedBy.toISOString() } }
  },
}

/** The owner's own data, with their last payment and a change that waits. */
export const ownInfo: Pick<Handlers<typeof contract.account>, 'info'> = {
  info: async (ctx, { account }) => {
    const result = await presentOwner(ctx, await getAccount(ctx, account.id))
    const { list } = await listInvoices(ctx, account.id, { page: 1, limit: 1 })
    const [last] = list
    return {
      result,
      lastInvoice: last ? await showInvoice(ctx, last) : null,
      downgradeInvoice: await downgradeOf(ctx, account.id),
    }
  },
}

async function downgradeOf(ctx: Pick<Context, 'db'>, accountId: string) {
  const running = await findSubscription(ctx, accountId)
  return running && toShownDowngrade(running)
}

async function shownInvoice(ctx: Pick<Context, 'db' | 'now'>, accountId: string, id: string) {
  const invoice = await findInvoice(ctx, { accountId, id })
  if (!invoice) throw new Failure('BILLING_NOT_FOUND')
  return showInvoice(ctx, invoice)
}

async function findRefundable(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
): Promise<Refundable | null> {
  try {
    return await refundable(ctx, accountId)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

type Asked = { uploadService?: boolean | undefined; currency: PaymentCurrency; couponId?: string | undefined }

function toWish<Plan extends number>(planType: Plan, { uploadService, currency, couponId }: Asked) {
  return { planType, uploadService: uploadService ?? false, currency, couponId: couponId ?? null }
}

function inEach(price: (currency: PaymentCurrency) => number): Record<PaymentCurrency, number> {
  return { KRW: price('KRW'), USD: price('USD') }
}
