export { diversityOf } from './diversity.ts'
export { findUngrounded, type Ungrounded } from './grounding.ts'
export { isMeaningful, type Meaning } from './meaning.ts'
export { planProduct } from './plan.ts'
export { formatPrice } from './prices.ts'
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
