import { z } from 'zod'

import { kept } from './kept.ts'

/** By which promotion somebody came who has not signed in since: the server's signed token, and what goes with it. */
const Arrival = z
  .object({
    ref: z.string(),
    endsAtMs: z.number(),
    naverMarketKey: z.string().nullable(),
    kbPay: z.union([z.literal(1), z.literal(2)]).nullable(),
    /** What the partner is called; nothing where there is none to name. */
    label: z.string().nullish(),
  })
  .nullable()
type Arrival = NonNullable<z.infer<typeof Arrival>>

const arrival = kept<Arrival | null>('clipmint.arrival', Arrival, null)

/** Keeps it until the next sign-in or sign-up, which hands it on. */
export function keepArrival(given: Arrival): void {
  arrival.write(given)
}

/** What signing in or up hands on of it; nothing when nobody sent them, or the token has run out. */
export function arrivalNow(nowMs = Date.now()): { ref?: string; kbPay?: 1 | 2 } {
  const { ref, kbPay } = current(nowMs) ?? {}
  return { ...(ref === undefined ? {} : { ref }), ...(kbPay ? { kbPay } : {}) }
}

/** The same with the key of Naver's market, which goes with an e-mail's sign-in. */
export function arrivalWithKey(
  nowMs = Date.now(),
): ReturnType<typeof arrivalNow> & { naverMarketKey?: string } {
  const { naverMarketKey } = current(nowMs) ?? {}
  return { ...arrivalNow(nowMs), ...(naverMarketKey ? { naverMarketKey } : {}) }
}

/** Who sent them, for as long as signing in would hand it on; null when nobody did who has a name. */
export function partnerNow(nowMs = Date.now()): { label: string; isCardPay: boolean } | null {
  const { label, kbPay } = current(nowMs) ?? {}
  return label ? { label, isCardPay: kbPay !== null } : null
}

/** It is handed on once. */
export function forgetArrival(): void {
  arrival.write(null)
}

function current(nowMs: number): Arrival | null {
  const told = arrival.read()
  return told && told.endsAtMs > nowMs ? told : null
}
