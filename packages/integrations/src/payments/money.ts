import type { PaymentCurrency } from '@clipmint/contract'

/** A whole number of a currency's smallest unit: won, cents. */
export type Money = { amount: number; currency: PaymentCurrency }

/** Looks at what is about to be sent to a gateway: a whole amount above zero, in its currency. Throws for any other. */
export function checkMoney({ amount, currency }: Money, expected: PaymentCurrency): void {
  if (currency !== expected) throw new TypeError(`This gateway takes ${expected}, not ${currency}.`)
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`An amount is a whole number above zero (got ${amount}).`)
}

/** Looks at an order's id, which gateways keep to 6–64 letters, digits, `-` and `_`. Throws for any other. */
export function checkOrderId(id: string): void {
  if (!/^[A-Za-z0-9_-]{6,64}$/.test(id))
    throw new RangeError(`An order's id is 6–64 letters, digits, - and _ (got "${id}").`)
}

/** Looks at how much of a payment is given back: a part of it, or null for the whole. Throws for any other. */
export function checkReturned(amount: number | null, { amount: paid }: Money): void {
  if (amount === null) return
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > paid)
    throw new RangeError(`What is given back is a whole number from 1 to ${paid} (got ${amount}).`)
}
