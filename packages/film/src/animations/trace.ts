import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** A line or outline drawn from its beginning to its end. */
export const trace = defineAnimation({
  id: 'trace',
  phase: 'enter',
  params: z.object({}),
  pose: (progress) => ({ trace: Math.min(1, Math.max(0, progress)) }),
})
