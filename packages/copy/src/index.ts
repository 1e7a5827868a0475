export { captionsFor } from './captions/captions.ts'
export { captionCheck } from './captions/grounds.ts'
export { hashtagCheck, hashtagsFor } from './captions/hashtags.ts'
export type { CaptionFacts } from './captions/types.ts'
export { diversityOf } from './plan/diversity.ts'
export { type Field, fieldsOf } from './fields.ts'
export { type Ungrounded, ungroundedIn } from './grounding/grounding.ts'
export { banOn, checkLine, type CheckOptions, maySay } from './check/check.ts'
export type { CheckedLine, ProductFacts } from './check/types.ts'
export { type InputKind, isMeaningful, type Meaning } from './meaning/meaning.ts'
export { planPlace, placeWords } from './kinds/place.ts'
export { planPromotion, promotionWords, toPromotion } from './kinds/promotion.ts'
export { languageOf, languageOfWords } from './reading/language-of.ts'
export { fittingExcerpts, isVerbatim, quoteLimits, whyUnquoted } from './kinds/quote.ts'
export { planReviews, reviewCheck, reviewWords } from './kinds/review.ts'
export { factsOf } from './plan/lawful.ts'
export { outlineOf, planProduct } from './plan/plan.ts'
export { readAloud } from './plan/read-aloud.ts'
export { tellOccasion } from './plan/tell-occasion.ts'
export { type Occasion, occasionName } from './phrases/occasions.ts'
export { formatPrice, percentOff } from './prices.ts'
export { alternativesFor } from './rewrite/alternatives.ts'
export { otherQuotes, type ReviewLine, reviewLineIn } from './rewrite/quotes.ts'
export type {
  Angle,
  Place,
  Plan,
  Price,
  ProductBrief,
  Promotion,
  Review,
  Scenario,
  SceneRole,
  ScriptLine,
  SellingPoint,
  Tone,
} from './types.ts'
