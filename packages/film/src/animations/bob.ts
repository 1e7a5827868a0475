import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Rises and sinks like a float, `amount` of its own height; each word or letter a little after the one before. */
export const bob = defineAnimation({
  id: 'bob',
  phase: 'idle',
  params: z.object({
    amount: z.number().default(0.08),
    periodMs: z.number().positive().default(1800),
    /** How much later the next one is, as a share of the period. */
    lag: z.number().default(0.09),
  }),
  pose: (_progress, { amount, periodMs, lag }, { height, elapsedMs, index }) => ({
    y: height * amount * Math.sin(2 * Math.PI * (elapsedMs / periodMs - index * lag)),
  }),
})
