import type { SceneRole, TextRole } from '@clipmint/film'
import { z } from 'zod'

import type { Product } from './products.ts'

/** A line of a video that other words are wanted for; `limit` in code points. */
export type LineWish = { slotId: string; role: TextRole; scene: SceneRole; limit: number; present: string }

/** Other words for a slot, the best first; `more` when another turn gives others. */
export const LineAlternatives = z.object({
  slotId: z.string(),
  lines: z.array(z.string()).max(3),
  more: z.boolean(),
})
export type LineAlternatives = z.infer<typeof LineAlternatives>

/** What the lines may say: a product in its owner's words, or the words of a video that has none. */
export type RewriteFacts = Pick<Product, 'name' | 'info' | 'purpose' | 'tone' | 'language'> & {
  price: { amount: number; currency: Product['currency'] } | null
  brand: string | null
}
