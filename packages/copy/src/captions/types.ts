import type { Occasion } from '../phrases/occasions.ts'
import type { Place, ProductBrief, Promotion } from '../types.ts'

/** What is known of the thing that a video is posted for. In a promotion the brief's price is what is paid in it. */
export type CaptionFacts = {
  brief: ProductBrief
  brand: string | null
  promotion: Promotion | null
  place: Place | null
  /** What day the video is for, where it is for one. */
  occasion?: Occasion | null
}
