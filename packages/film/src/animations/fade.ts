import { z } from 'zod'

import { defineAnimation } from './define.ts'

export const fade = defineAnimation({
  id: 'fade',
  phase: 'enter',
  params: z.object({}),
  pose: (progress) => ({ opacity: progress }),
})
