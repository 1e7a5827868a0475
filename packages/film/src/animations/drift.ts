import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Moves slowly by `x`, `y` pixels through the whole scene, around its place. */
export const drift = defineAnimation({
  id: 'drift',
  phase: 'idle',
  params: z.object({ x: z.number().default(0), y: z.number().default(-24) }),
  pose: (progress, { x, y }) => ({ x: x * (progress - 0.5), y: y * (progress - 0.5) }),
})
