import { z } from 'zod'

import { call } from './define.ts'
import { pageOf, pageQuery } from './page.ts'

/** Where credits come from: the plan's of each cycle, a coupon, our hands, a purchase, or one that came back too late. */
export const CreditSource = z.enum(['cycle', 'coupon', 'gift', 'pack', 'returned'])
export type CreditSource = z.infer<typeof CreditSource>

/**
 * What happened to them. That a held one is settled changes no balance: it is the `state` of its hold. Bought ones are
 * reclaimed as their money goes back, and restored when it does not.
 */
export const CreditChange = z.enum(['grant', 'hold', 'release', 'expire', 'refund', 'reclaim', 'restore'])

/** One credit set aside: `held` while its video is made, then `settled`, or given back. */
export const CreditHoldState = z.enum(['held', 'settled', 'released', 'refunded'])
export type CreditHoldState = z.infer<typeof CreditHoldState>

/** A line of the ledger: what changed the balance, and the balance after it. */
export const CreditEntry = z.object({
  _id: z.string(),
  change: CreditChange,
  source: CreditSource,
  /** The video's title, of a credit that was set aside; null for others. */
  label: z.string().nullable(),
  state: CreditHoldState.nullable(),
  amount: z.number().int(),
  balance: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

/** How an owner's credits stand. */
export const CreditState = z.object({
  /** That can be spent now. */
  left: z.number().int(),
  /** Set aside for videos that are being made. */
  held: z.number().int(),
  /** Of this cycle: settled, and held. */
  used: z.number().int(),
  /** What the plan grants each cycle. */
  monthly: z.number().int(),
  /** When the next cycle begins. */
  renewsAt: z.iso.datetime(),
  /** Those of `left` that run out first. */
  soonest: z.object({ amount: z.number().int(), expiresAt: z.iso.datetime() }).nullable(),
})
export type CreditState = z.infer<typeof CreditState>

/** The ledger of an owner's AI credits. */
export const credits = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/credit',
    who: 'member',
    summary: 'What came and went of the AI credits, newest first, with the balance after each.',
    query: z.object({ ...pageQuery(20) }),
    result: pageOf(CreditEntry),
    beside: z.object({ credits: CreditState }),
  }),
}
