import type { Head } from '../facts/head.ts'
import type { PointKind, Topic } from '../lexicon/lexicon.ts'
import type { Quality } from '../reading/clause.ts'
import type { SellingPoint } from '../types.ts'

/** A selling point with what the planner has to know of it. */
export type Point = {
  id: string
  kind: PointKind
  topic: Topic | null
  score: number
  /** How much it weighs with a buyer, 0 to 10; 0 for a caution and 1 for a refusal, whose words open no video. */
  strength: number
  /** Longest first. */
  variants: string[]
  /** Its big words, best first. */
  heads: Head[]
  quality: Quality | null
  /** The owner's words for what a long point is about; they claim nothing by themselves. */
  labels: string[]
  /** Which sentence it was read from; -1 for the name. */
  sentence: number
  source: SellingPoint['source']
  /** It asks something of a buyer, or warns, in so many words. */
  isWarning?: true
  /** It goes on from what its sentence says before, and opens a video only under the name. */
  goesOn?: true
  /** Where the point starts that it says nothing without: it is told directly after that one, and opens no video. */
  tellAfter?: number
  /** It says when, where or for whom that one holds, which is not told without it. */
  limits?: true
}

/** What the owner warns of: it is told for honesty’s sake, last, and opens no video. */
export function isCaution({ strength }: Point): boolean {
  return strength === 0
}

/** The strength of what a shop does not do. */
export const refusalStrength = 1

/** Whether a point tells what a shop does not do, or takes away: shown, but its own words open no video. */
export function isRefusal({ strength }: Point): boolean {
  return strength === refusalStrength
}

/** What says nothing without a point, which is told directly after it. */
export function leaningOn({ source }: Point, points: readonly Point[]): Point[] {
  if (source.field !== 'info') return []
  return points
    .filter(({ tellAfter }) => tellAfter === source.start)
    .flatMap((point) => [point, ...leaningOn(point, points)])
}
