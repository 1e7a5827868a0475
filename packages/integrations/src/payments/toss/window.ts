import type { PaymentReturn, PaymentWindow } from '@clipmint/contract'

import type { PaymentOrder, Refused, WindowOutcome, WindowWish } from '../gateway.ts'
import { refusalOf } from './reasons.ts'

/** What the browser opens the window with: Toss Payments' own package, or the page that stands in for it. */
export function windowOf(
  { order, purpose, successUrl, failUrl, lang }: WindowWish,
  { clientKey, standInUrl }: { clientKey: string; standInUrl: string | null },
): PaymentWindow {
  const { id: orderId, name: orderName, money, payer } = order
  const { customerKey, email, name } = payer
  if (standInUrl === null)
    return {
      kind: 'toss',
      purpose,
      clientKey,
      customerKey,
      orderId,
      orderName,
      amount: { currency: 'KRW', value: money.amount },
      successUrl,
      failUrl,
      customerEmail: email,
      customerName: name,
    }
  const url = new URL(standInUrl)
  const fields = { purpose, clientKey, customerKey, orderId, orderName, amount: String(money.amount) }
  for (const [field, value] of Object.entries({ ...fields, successUrl, failUrl, lang }))
    url.searchParams.set(field, value)
  return { kind: 'sandbox', purpose, url: url.href }
}

/** Reads what the window came back with, and that it is about this order. */
export function returnOf(fields: PaymentReturn, { id, money, payer }: PaymentOrder): WindowOutcome {
  const { code, message = '', paymentKey, orderId, amount, authKey, customerKey } = fields
  if (code !== undefined) return { status: 'refused', reason: refusalOf(code), code, told: message }
  if (paymentKey !== undefined) {
    if (orderId !== id || amount !== String(money.amount)) return mismatch('another order or amount')
    return { status: 'authenticated', proof: paymentKey }
  }
  if (authKey !== undefined)
    return customerKey === payer.customerKey
      ? { status: 'authenticated', proof: authKey }
      : mismatch('another customer')
  return { status: 'refused', reason: 'window-failed', code: '', told: 'The window came back with nothing.' }
}

function mismatch(what: string): Refused {
  return { status: 'refused', reason: 'mismatch', code: '', told: `The window came back for ${what}.` }
}
