import { z } from 'zod'

import { defineAnimation, Side } from './define.ts'

const direction = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1], center: [0, 0] } as const

/** Comes from a side: from `distance` pixels away, appearing in the first third of the way. */
export const slide = defineAnimation({
  id: 'slide',
  phase: 'enter',
  params: z.object({
    from: Side.default('bottom'),
    distance: z.number().default(120),
    fade: z.boolean().default(true),
  }),
  pose: (progress, { from, distance, fade }) => {
    const [x, y] = direction[from]
    const left = 1 - progress
    return { x: x * distance * left, y: y * distance * left, opacity: fade ? Math.min(1, progress * 3) : 1 }
  },
})
