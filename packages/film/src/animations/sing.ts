import { z } from 'zod'

import { defineAnimation } from './define.ts'

/**
 * Takes on the text's `highlight` colour from its beginning to its end, as in karaoke. `stay` keeps it, `pass` gives it
 * back when the next one sings. Best with linear easing and a stagger as long as the duration.
 */
export const sing = defineAnimation({
  id: 'sing',
  phase: 'enter',
  shown: true,
  params: z.object({
    after: z.enum(['stay', 'pass']).default('stay'),
    /** How much larger it is while it sings. */
    swell: z.number().min(0).max(0.4).default(0),
  }),
  pose: (progress, { after, swell }) => {
    const singing = progress > 0 && progress < 1
    return {
      sung:
        after === 'stay' || singing
          ? Math.min(1, Math.max(0, after === 'pass' ? progress * 4 : progress))
          : 0,
      scale: singing ? 1 + swell * Math.sin(Math.PI * Math.min(1, progress)) : 1,
    }
  },
})
