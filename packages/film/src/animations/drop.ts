import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Falls in from above, turning from `rotate` degrees to rest. */
export const drop = defineAnimation({
  id: 'drop',
  phase: 'enter',
  params: z.object({ rotate: z.number().default(-14), distance: z.number().default(420) }),
  pose: (progress, { rotate, distance }) => ({
    y: -distance * (1 - progress),
    rotate: rotate * (1 - progress),
    opacity: Math.min(1, progress * 3),
  }),
})
