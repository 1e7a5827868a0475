import type { SceneRole, TextRole } from '@clipmint/film'
import { z } from 'zod'

import type { Promotion } from './kinds.ts'
import type { Product } from './products.ts'

/** A line of a video that other words are wanted for; `limit` in code points. */
export type LineWish = { slotId: string; role: TextRole; scene: SceneRole; limit: number; present: string }

/** Other words for a slot, the best first; `more` when another turn gives others. */
export const FoundLines = z.object({
  slotId: z.string(),
  lines: z.array(z.string()).max(3),
  more: z.boolean(),
})
export type FoundLines = z.infer<typeof FoundLines>

/** Who is named for lines that a customer wrote: they are a review's own sentences. */
export const reviewWriter = 'review'

/** The same with who wrote them: the built-in writer, a model by its name, or a customer in a review. */
export const LineAlternatives = FoundLines.extend({ writer: z.string() })
export type LineAlternatives = z.infer<typeof LineAlternatives>

/** What the lines may say: a product in its owner's words, or the words of a video that has none. */
export type RewriteFacts = Pick<Product, 'name' | 'info' | 'purpose' | 'tone' | 'language'> & {
  price: { amount: number; currency: Product['currency'] } | null
  brand: string | null
  /** The sale or event that the video tells of; `price` is then what is paid in it. */
  promotion: Promotion | null
}
