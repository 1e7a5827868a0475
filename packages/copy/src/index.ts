export { diversityOf } from './diversity.ts'
export { type Ungrounded, ungroundedIn } from './grounding.ts'
export { checkLine, checkLines, type CheckOptions, isForbidden } from './check/check.ts'
export type { CheckedLine, ProductFacts } from './check/types.ts'
export { type InputKind, isMeaningful } from './meaning/meaning.ts'
export { planProduct } from './plan.ts'
export { formatPrice } from './prices.ts'
export { alternativesFor } from './rewrite/alternatives.ts'
export type {
  Angle,
  Plan,
  Price,
  ProductBrief,
  Scenario,
  SceneRole,
  ScriptLine,
  SellingPoint,
  Tone,
} from './types.ts'
