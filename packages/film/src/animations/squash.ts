import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Lands with weight: tall while it falls, flat when it hits, then at rest. With linear easing. */
export const squash = defineAnimation({
  id: 'squash',
  phase: 'enter',
  params: z.object({
    /** How high it falls from, in its own heights. */
    height: z.number().min(0).max(12).default(0.8),
    amount: z.number().min(0).max(0.6).default(0.28),
  }),
  pose: (progress, { height, amount }, facts) => {
    const landed = Math.min(1, progress / 0.42)
    const after = Math.max(0, (progress - 0.42) / 0.58)
    const falling = 1 - landed * landed
    // A damped spring from the blow on.
    const pressed =
      after > 0 ? amount * Math.exp(-5 * after) * Math.cos(after * 3 * Math.PI) * (1 - after) : 0
    const tall = falling > 0 && landed < 1 ? amount * 0.6 * landed : 0
    const y = 1 - pressed + tall
    return {
      y: -height * facts.height * falling,
      stretch: { x: 1 / Math.max(0.2, y), y },
      opacity: Math.min(1, landed * 4),
      pivot: { x: 0.5, y: 1 },
    }
  },
})
