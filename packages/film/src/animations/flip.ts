import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Turns about its own upright axis like a card, `turns` half turns. */
export const flip = defineAnimation({
  id: 'flip',
  phase: 'enter',
  params: z.object({ turns: z.number().int().min(1).max(6).default(1) }),
  pose: (progress, { turns }) => ({
    stretch: { x: Math.abs(Math.cos((1 - progress) * turns * Math.PI * 0.5)), y: 1 },
    opacity: Math.min(1, Math.max(0, progress * 4)),
  }),
})
