import { z } from 'zod'

import { chanceFor } from '../chance.ts'
import { networks } from '../network.ts'
import { Effect } from './effect.ts'

/** When calls go wrong, and how. */
export const Rule = z.strictObject({
  network: z.enum(networks),
  /** A route as the journal names it; with a `*` at the end, all that begin so. */
  route: z.string().min(1),
  match: z
    .strictObject({
      account: z.string().optional(),
      /** The first call that it meets, counted from 1 among those that fit. */
      nth: z.number().int().min(1).optional(),
      afterBytes: z.number().int().min(0).optional(),
      probability: z.number().min(0).max(1).optional(),
      seed: z.number().int().optional(),
    })
    .default({}),
  effect: Effect,
  /** How many calls it meets; null for all that come. */
  times: z.number().int().min(1).nullable().default(1),
})
export type Rule = z.infer<typeof Rule>

/** A rule in force: how many calls fitted, and how many it met. */
export type Ruling = { id: string; rule: Rule; seen: number; met: number }
export type Called = { network: string; route: string; account: string | null }

export function fits({ rule }: Ruling, { network, route, account }: Called): boolean {
  if (rule.network !== network) return false
  if (rule.match.account !== undefined && rule.match.account !== account) return false
  return rule.route.endsWith('*') ? route.startsWith(rule.route.slice(0, -1)) : rule.route === route
}

/** Whether a ruling meets a call that fits, which is its `seen`th. */
export function meets({ rule, seen, met }: Ruling): boolean {
  const { nth = 1, probability = 1, seed = 0 } = rule.match
  if (seen < nth || (rule.times !== null && met >= rule.times)) return false
  return chanceFor(seed, seen) < probability
}
