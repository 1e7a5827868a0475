import { z } from 'zod'

import { defineAnimation, Side } from './define.ts'

/** Uncovered from a side, like a curtain. */
export const reveal = defineAnimation({
  id: 'reveal',
  phase: 'enter',
  params: z.object({ from: Side.default('left') }),
  pose: (progress, { from }) => ({ reveal: { from, amount: Math.min(1, Math.max(0, progress)) } }),
})
