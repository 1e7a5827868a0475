import type {
  AiPlan,
  CampaignOccasion,
  PlaceBrief,
  PlanStage,
  Product,
  Promotion,
  Review,
} from '@clipmint/contract'

import type { ModelCall, WriterFailure } from './model-call.ts'

/** A product in its owner's words, and what the videos are to be. */
export type PlanBrief = Pick<
  Product,
  'name' | 'info' | 'price' | 'currency' | 'purpose' | 'language' | 'gender' | 'ages' | 'tone'
> & {
  /** What the owner says, a fact each, in their own words as they stand in the information; empty where none could be read. */
  facts?: readonly string[]
  /** The price as a video shows it; null where it shows none. */
  shownPrice: string | null
  /** What the day that they are for is called in their language; absent where they are for none. */
  shownOccasion?: string
  /** The most scenarios wanted. */
  most: number
  /** How many pictures and clips there are to show. */
  mediaCount: number
  /** What it is planned from beside the product's words: customers' reviews, a promotion, or a place. */
  reviews?: readonly Review[]
  promotion?: Promotion
  place?: PlaceBrief
  /** What day the videos are for. */
  occasion?: CampaignOccasion
  /** How often its owner asked for scenarios that differ more. */
  turn?: number
  /** First lines that its viewers have seen lately, the last first; others are wanted. */
  openedBefore?: readonly string[]
}

/** What a writer writes of a plan. The rest of it follows from the brief. */
export type PlanWords = Pick<AiPlan, 'sellingPoints' | 'scenarios' | 'ratings' | 'leftOut' | 'fewer' | 'asks'>

export type PlanOutcome = { status: 'written'; words: PlanWords } | WriterFailure

/** Who listens while a plan is written. */
export type PlanEars = {
  /** Each stage as it begins, and again while it goes on: `share` of it, 0 to 1, is done. */
  onStage: (stage: PlanStage, share: number) => Promise<void>
  onCall: (call: ModelCall) => Promise<void>
}

/**
 * Writes the words of a product's videos: a model behind an API, or the writer that is built in. It never throws for
 * what a model does: an outage too is a failure, so that another writer can be asked. Whatever writes, its lines are
 * checked against the brief before anyone sees them.
 */
export type Planner = {
  /** As the plan names its writer. */
  name: string
  plan: (brief: PlanBrief, ears: PlanEars) => Promise<PlanOutcome>
}
