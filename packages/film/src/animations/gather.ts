import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Words or letters set wide apart draw together, as a lens that finds its focus; `spread` is how wide, 0 for not. */
export const gather = defineAnimation({
  id: 'gather',
  phase: 'enter',
  params: z.object({ spread: z.number().min(-1).max(3).default(0.5) }),
  pose: (progress, { spread }, { fromMiddle }) => ({
    x: fromMiddle.x * spread * (1 - progress),
    opacity: Math.min(1, Math.max(0, progress * 1.6)),
  }),
})
