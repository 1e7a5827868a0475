import type { PointKind } from '../lexicon/lexicon.ts'
import type { Opening, Story } from '../plan/story.ts'
import type { Angle } from '../types.ts'

/** A way into the product: which first lines it has, and what it tells after them. */
export type AngleRule = {
  angle: Angle
  /** How much this angle suits the story; higher comes first. */
  weight: (story: Story) => number
  /** First lines that the owner's words allow, best first; none when the angle cannot be told honestly. */
  openings: (story: Story) => Opening[]
  /** First lines that any product can be opened with, for one whose owner's words open too few stories. */
  spare?: (story: Story) => Opening[]
  /** What comes first after the hook. */
  order: readonly PointKind[]
}
