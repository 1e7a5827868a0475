import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Beats like a heart: `amount` larger at each beat, quick to swell and slow to rest. Set `periodMs` to the music's. */
export const pulse = defineAnimation({
  id: 'pulse',
  phase: 'idle',
  params: z.object({
    amount: z.number().min(0).max(0.3).default(0.05),
    periodMs: z.number().positive().default(600),
  }),
  pose: (_progress, { amount, periodMs }, { elapsedMs }) => {
    const share = (elapsedMs % periodMs) / periodMs
    const rise = 0.16
    const swell = share < rise ? Math.sin((share / rise) * Math.PI * 0.5) : ((1 - share) / (1 - rise)) ** 3
    return { scale: 1 + amount * swell }
  },
})
