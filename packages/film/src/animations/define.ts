import { z } from 'zod'

export const Side = z.enum(['left', 'right', 'top', 'bottom', 'center'])
export type Side = z.infer<typeof Side>

/**
 * How a thing stands against its place in the layout. Lengths are in frame pixels, angles in degrees.
 * `reveal` shows only a share of it, growing from a side; `masked` clips it to its own place, so that what rises
 * comes from behind an edge; `trace` is the drawn share of a line or outline; `pivot` is where it turns and scales,
 * as shares of its box.
 */
export type Pose = {
  x: number
  y: number
  scale: number
  rotate: number
  skew: number
  opacity: number
  reveal: { from: Side; amount: number } | null
  masked: boolean
  trace: number
  /** Wider or narrower, taller or lower, about the pivot. */
  stretch: { x: number; y: number }
  /** The share of a text, from its beginning, that has its highlight colour. */
  sung: number
  /** How many letters still roll or flap by before a text's own letter stands; null for none. */
  spin: { as: 'roll' | 'flap'; left: number } | null
  pivot: { x: number; y: number }
}

export const restPose: Readonly<Pose> = {
  x: 0,
  y: 0,
  scale: 1,
  rotate: 0,
  skew: 0,
  opacity: 1,
  reveal: null,
  masked: false,
  trace: 1,
  stretch: { x: 1, y: 1 },
  sung: 0,
  spin: null,
  pivot: { x: 0.5, y: 0.5 },
}

/**
 * What an animation may know besides its progress: the size of what moves, the time since the scene began, its place
 * among its kind (0 for the first word), and how far its middle is from the layer's, in pixels.
 */
export type MotionFacts = {
  width: number
  height: number
  elapsedMs: number
  index: number
  fromMiddle: { x: number; y: number }
}

export type Animation<Id extends string = string, Params extends z.ZodType = z.ZodType> = {
  id: Id
  /** `enter` and `leave` run once from 0 to 1; `idle` runs for the whole scene. */
  phase: 'enter' | 'idle'
  params: Params
  /** It changes what is there from the beginning, and hides nothing. */
  shown?: true
  /** Where a thing stands at `progress` (0 to 1, already eased). Pure: same input, same pose. */
  pose: (progress: number, params: z.output<Params>, facts: MotionFacts) => Partial<Pose>
}

export function defineAnimation<Id extends string, Params extends z.ZodType>(
  animation: Animation<Id, Params>,
): Animation<Id, Params> {
  return animation
}

/** Two poses at once: places and angles add up, scales and opacities multiply. */
export function combinePoses(one: Pose, other: Partial<Pose>): Pose {
  return {
    x: one.x + (other.x ?? 0),
    y: one.y + (other.y ?? 0),
    scale: one.scale * (other.scale ?? 1),
    rotate: one.rotate + (other.rotate ?? 0),
    skew: one.skew + (other.skew ?? 0),
    opacity: one.opacity * (other.opacity ?? 1),
    reveal: other.reveal ?? one.reveal,
    masked: one.masked || (other.masked ?? false),
    trace: Math.min(one.trace, other.trace ?? 1),
    stretch: {
      x: one.stretch.x * (other.stretch?.x ?? 1),
      y: one.stretch.y * (other.stretch?.y ?? 1),
    },
    sung: Math.max(one.sung, other.sung ?? 0),
    spin: other.spin ?? one.spin,
    pivot: other.pivot ?? one.pivot,
  }
}
