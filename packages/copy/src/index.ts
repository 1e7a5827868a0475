export { diversityOf } from './diversity.ts'
export { type Ungrounded, ungroundedIn } from './grounding.ts'
export { isMeaningful, type Meaning } from './meaning.ts'
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
