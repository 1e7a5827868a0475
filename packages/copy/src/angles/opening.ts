import type { Opening } from '../plan/story.ts'
import type { Angle } from '../types.ts'

/** A first line with the sides of the product that it may be told from, the aptest first, and how much it is wanted. */
export type AngledOpening = Opening & {
  angles: readonly Angle[]
  weight: number
  /** The name over a fact: it may open several videos, each with another fact. */
  isNamed?: true
  /** A fact that another video opens with already, where no other says more. */
  isRepeat?: true
}
