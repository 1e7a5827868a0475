import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** The leaves of a split-flap board: `letters` of the text flap by before the right one stands. For syllables. */
export const flap = defineAnimation({
  id: 'flap',
  phase: 'enter',
  params: z.object({ letters: z.number().int().min(1).max(20).default(5) }),
  pose: (progress, { letters }) => ({ spin: { as: 'flap', left: letters * (1 - progress) } }),
})
