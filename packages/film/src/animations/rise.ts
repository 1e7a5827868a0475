import { z } from 'zod'

import { defineAnimation } from './define.ts'

/** Rises from behind its own lower edge, as if printed on a card pulled up. */
export const rise = defineAnimation({
  id: 'rise',
  phase: 'enter',
  params: z.object({}),
  pose: (progress, _params, { height }) => ({ y: height * 1.05 * (1 - progress), masked: true }),
})
