import type { AngledOpening } from '../angles/opening.ts'
import type { Angle } from '../types.ts'
import { hooksApart } from './diversity.ts'

/**
 * How scenarios are told apart: by the first lines that are least alike, by telling the facts in turned order, and by
 * leaving out one of the first lines that suit best, so that another comes in.
 */
export type Manner = { farthest: boolean; turn: number; without: number | null }

/** A first line, and the side that it is told from. */
export type Chosen = { angle: Angle; opening: AngledOpening }

/** What an opening says first, in all its forms: its big words, or the sentence under the name. */
export function wordsOf({ headline, sub, isNamed }: AngledOpening): readonly string[] {
  return isNamed && sub.length > 0 ? sub : headline
}

const UNLIKE = 0.65
/** First lines of less weight could open any product’s video: with this many others none is wanted. */
const STOCK = 5.4
/** Fewer scenarios are few. */
export const FEW = 4

/** The first lines that suit best, each of another fact, in other words and from another side. */
export function chooseOpenings(
  openings: readonly AngledOpening[],
  most: number,
  { farthest, without }: Manner,
): Chosen[] {
  const left = openings.filter((_, place) => place !== without)
  const chosen: Chosen[] = []
  while (chosen.length < most && left.length > 0) {
    const free = left.filter(
      (opening) => isFree(opening, chosen) && (opening.weight > STOCK || chosen.length < Math.min(most, FEW)),
    )
    const pool = farthest && chosen.length > 0 ? free.slice(0, most).toSorted(byDistance(chosen)) : free
    const [opening] = pool
    const angle = opening?.angles.find((one) => chosen.every((other) => other.angle !== one))
    if (!opening || angle === undefined) break
    chosen.push({ angle, opening })
    left.splice(left.indexOf(opening), 1)
  }
  return chosen
}

function isFree(opening: AngledOpening, chosen: readonly Chosen[]): boolean {
  const fact = opening.point ?? opening.lead
  return (
    opening.angles.some((angle) => chosen.every((other) => other.angle !== angle)) &&
    chosen.every(({ opening: other }) => {
      if (opening.isRepeat) return true
      const isSame = fact !== null && fact === (other.point ?? other.lead)
      const isAgain = opening.headline.some((text) => other.headline.includes(text))
      if (isAgain) return opening.isNamed === true && other.isNamed === true && !isSame
      // What opens one video already opens another only in other words: “새지 않을까요?” is “새지 않아요” again.
      return !isSame || hooksApart(wordsOf(other), wordsOf(opening)) >= UNLIKE
    })
  )
}

function byDistance(chosen: readonly Chosen[]) {
  const apart = (opening: AngledOpening): number =>
    chosen.reduce((sum, { opening: other }) => sum + hooksApart(wordsOf(other), wordsOf(opening)), 0)
  return (one: AngledOpening, other: AngledOpening): number => apart(other) - apart(one)
}
