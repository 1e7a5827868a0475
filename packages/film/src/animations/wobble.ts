import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** A handmade wobble on twos: 12 poses a second, `degrees` to each side. */
export const wobble = defineAnimation({
  id: 'wobble',
  phase: 'idle',
  params: z.object({ degrees: z.number().default(1.5), periodMs: z.number().default(1400) }),
  pose: (_progress, { degrees, periodMs }, { elapsedMs }) => {
    const held = Math.floor((elapsedMs * 12) / 1000) / 12
    return { rotate: degrees * Math.sin((held * 1000 * 2 * Math.PI) / periodMs) }
  },
})
