import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** A drum of a slot machine: `letters` of the text roll by before the right one stands. For syllables. */
export const roll = defineAnimation({
  id: 'roll',
  phase: 'enter',
  params: z.object({ letters: z.number().int().min(1).max(20).default(4) }),
  pose: (progress, { letters }) => ({ spin: { as: 'roll', left: letters * Math.max(0, 1 - progress) } }),
})
