import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Turns without end, in degrees a second. */
export const turn = defineAnimation({
  id: 'turn',
  phase: 'idle',
  params: z.object({ degreesPerSecond: z.number().default(6) }),
  pose: (_progress, { degreesPerSecond }, { elapsedMs }) => ({
    rotate: (degreesPerSecond * elapsedMs) / 1000,
  }),
})
