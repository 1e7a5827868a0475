import { z } from 'zod'

import { defineAnimation, Side } from './define.ts'

/** Opens from an edge like a folded card: from no height (or width) to its own. */
export const unfold = defineAnimation({
  id: 'unfold',
  phase: 'enter',
  params: z.object({ from: Side.default('top') }),
  pose: (progress, { from }) => {
    const across = from === 'left' || from === 'right'
    const open = Math.max(0.001, progress)
    return { stretch: across ? { x: open, y: 1 } : { x: 1, y: open }, pivot: pivots[from] }
  },
})

const pivots = {
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  center: { x: 0.5, y: 0.5 },
} as const
