import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Leans forward and stays so, as a word that is about to run. Degrees of skew. */
export const lean = defineAnimation({
  id: 'lean',
  phase: 'enter',
  params: z.object({ degrees: z.number().default(-12), distance: z.number().default(160) }),
  pose: (progress, { degrees, distance }) => ({
    skew: degrees * progress,
    x: -distance * (1 - progress),
    opacity: Math.min(1, Math.max(0, progress * 3)),
  }),
})
