import type { PointKind } from '../lexicon/lexicon.ts'
import type { SceneRole } from '../types.ts'

/** The scene for which another wording of a point of each kind is suggested. */
export const roleOf: Record<PointKind, SceneRole> = {
  benefit: 'benefit',
  use: 'benefit',
  feature: 'benefit',
  material: 'detail',
  choice: 'detail',
  care: 'detail',
  place: 'detail',
  service: 'detail',
  making: 'proof',
  measure: 'proof',
}
