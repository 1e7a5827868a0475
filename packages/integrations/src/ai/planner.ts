import type { AiPlan, PlaceBrief, PlanStage, Product, Promotion, Review } from '@clipmint/contract'

/** A product in its owner's words, and what the videos are to be. */
export type PlanBrief = Pick<
  Product,
  'name' | 'info' | 'price' | 'currency' | 'purpose' | 'language' | 'gender' | 'ages' | 'tone'
> & {
  /** The most scenarios wanted. */
  most: number
  /** How many pictures and clips there are to show. */
  mediaCount: number
  /** What it is planned from beside the product's words: customers' reviews, a promotion, or a place. */
  reviews?: readonly Review[]
  promotion?: Promotion
  place?: PlaceBrief
  /** How often its owner asked for scenarios that differ more. */
  turn?: number
}

/** A plan, or why none came of this brief; trying the same again would end the same. */
export type PlanOutcome = { status: 'planned'; plan: AiPlan } | { status: 'failed'; reason: string }

/**
 * Writes the words of a product's videos: a model behind an API, or the writer that is built in. It says each stage
 * as it begins it, and throws when it cannot be reached, so that it is asked again later. Whatever writes, its lines
 * are checked against the brief before anyone sees them.
 */
export type Planner = {
  name: string
  plan: (brief: PlanBrief, onStage: (stage: PlanStage) => Promise<void>) => Promise<PlanOutcome>
}
