import type { SceneRole, TextRole } from '@clipmint/film'
import { z } from 'zod'

/** A line of a video that other words are wanted for; `limit` in code points. */
export type LineWish = { slotId: string; role: TextRole; scene: SceneRole; limit: number; present: string }

/** Other words for a slot, the best first; `more` when another turn gives others. */
export const LineAlternatives = z.object({
  slotId: z.string(),
  lines: z.array(z.string()).max(3),
  more: z.boolean(),
})
export type LineAlternatives = z.infer<typeof LineAlternatives>
