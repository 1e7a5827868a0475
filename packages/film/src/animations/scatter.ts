import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Comes from all around, each word or letter from its own direction, `distance` pixels away. */
export const scatter = defineAnimation({
  id: 'scatter',
  phase: 'enter',
  params: z.object({
    distance: z.number().default(260),
    degrees: z.number().default(60),
    seed: z.number().int().default(1),
  }),
  pose: (progress, { distance, degrees, seed }, { index }) => {
    // The golden angle keeps neighbours apart, whatever their number.
    const direction = (index + seed * 7) * 2.399_963
    const left = 1 - progress
    return {
      x: Math.cos(direction) * distance * left,
      y: Math.sin(direction) * distance * left,
      rotate: Math.cos(direction * 3) * degrees * left,
      opacity: Math.min(1, Math.max(0, progress * 2)),
    }
  },
})
