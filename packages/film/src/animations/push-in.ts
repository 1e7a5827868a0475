import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** The camera comes nearer through the whole scene, by `amount` of the size. */
export const pushIn = defineAnimation({
  id: 'push-in',
  phase: 'idle',
  params: z.object({ amount: z.number().min(-0.3).max(0.3).default(0.06) }),
  pose: (progress, { amount }) => ({
    scale: amount >= 0 ? 1 + amount * progress : 1 - amount * (1 - progress),
  }),
})
