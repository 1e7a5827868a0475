import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Grows or shrinks to its size: `from` 0 pops up, 1.18 stamps down. */
export const scale = defineAnimation({
  id: 'scale',
  phase: 'enter',
  params: z.object({ from: z.number().min(0).max(3).default(0.7), fade: z.boolean().default(true) }),
  pose: (progress, { from, fade }) => ({
    scale: Math.max(0, from + (1 - from) * progress),
    opacity: fade ? Math.min(1, Math.max(0, progress * 4)) : 1,
  }),
})
