import type { BillingPeriod, OnceItem, PaymentCurrency, SoldPlan } from '@clipmint/contract'

import { id, laterPage, oneOf, type Searched } from '../../../app/search-parts.ts'

// Written out, because the routes are loaded with the first page and the contract is not.
const periods: readonly BillingPeriod[] = ['month', 'year']
const currencies: readonly PaymentCurrency[] = ['KRW', 'USD']
const sold: readonly SoldPlan[] = [1, 2, 11, 12]
const packs: readonly Pack[] = ['credits10', 'credits50']

export type Pack = Exclude<OnceItem, 'watermark'>
export type PricingSearch = { period?: BillingPeriod | undefined; currency?: PaymentCurrency | undefined }
export type SubscribeSearch = {
  plan?: SoldPlan | undefined
  /** With the upload service. */
  upload?: boolean | undefined
  coupon?: string | undefined
  currency?: PaymentCurrency | undefined
  /** By another card than the one that is kept. */
  card?: 'other' | undefined
}
export type MarkSearch = { currency?: PaymentCurrency | undefined }
export type PurchaseSearch = {
  item?: Pack | undefined
  currency?: PaymentCurrency | undefined
}

export type PaymentsSearch = { page?: number | undefined }

export function readPaymentsSearch({ page }: Searched): PaymentsSearch {
  return { page: laterPage(page) }
}

export function readPricingSearch({ period, currency }: Searched): PricingSearch {
  return { period: oneOf(period, periods), currency: oneOf(currency, currencies) }
}

export function readSubscribeSearch({ plan, upload, coupon, currency, card }: Searched): SubscribeSearch {
  return {
    plan: sold.find((one) => one === plan),
    upload: typeof upload === 'boolean' ? upload : undefined,
    coupon: id(coupon),
    currency: oneOf(currency, currencies),
    card: oneOf(card, ['other']),
  }
}

export function readMarkSearch({ currency }: Searched): MarkSearch {
  return { currency: oneOf(currency, currencies) }
}

export function readPurchaseSearch({ item, currency }: Searched): PurchaseSearch {
  return { item: oneOf(item, packs), currency: oneOf(currency, currencies) }
}

/** All that a card window comes back with: Toss Payments' fields, Stripe's, and what a page saw of one itself. */
const returned = [
  'paymentType',
  'orderId',
  'paymentKey',
  'amount',
  'customerKey',
  'authKey',
  'code',
  'message',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'decline_code',
  'window',
] as const
const longest = 1_000

export type ReturnSearch = { [Field in (typeof returned)[number]]?: string | undefined }

/** What a card window came back with, as it stood in the address: the router reads an amount as a number. */
export function readReturnSearch(search: Searched): ReturnSearch {
  const fields = returned.flatMap((name) => {
    const value = search[name]
    const isSaid = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    return isSaid && String(value).length <= longest ? [[name, String(value)]] : []
  })
  return Object.fromEntries(fields)
}
