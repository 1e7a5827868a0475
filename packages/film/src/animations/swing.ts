import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Hangs from a hole near its upper edge and swings out: a damped pendulum of `degrees`, with linear easing. */
export const swing = defineAnimation({
  id: 'swing',
  phase: 'enter',
  params: z.object({
    degrees: z.number().default(9),
    swings: z.number().default(2),
    fall: z.number().default(500),
  }),
  pose: (progress, { degrees, swings, fall }) => {
    const landed = Math.min(1, progress / 0.3)
    return {
      y: -fall * (1 - landed) ** 3,
      rotate: degrees * Math.cos(progress * swings * 2 * Math.PI) * Math.exp(-4 * progress) * (1 - progress),
      pivot: { x: 0.5, y: 0.04 },
    }
  },
})
