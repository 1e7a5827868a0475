import type { LeftOut, Review } from '@clipmint/contract'
import { banOn, type ProductBrief, reviewCheck, ungroundedIn } from '@clipmint/copy'

import { speaksToMachine } from './instructions.ts'

/** Why a text is struck. */
export type WhyStruck =
  | Pick<Extract<LeftOut, { reason: 'ungrounded' }>, 'reason' | 'value'>
  | Omit<Extract<LeftOut, { rule: string }>, 'text' | 'field'>
  | { reason: 'instruction' }

/** Why a text that rests on these points may not be said; null when it may. */
export type Judge = (text: string, pointIds: readonly string[]) => WhyStruck | null

/**
 * Judges texts by all that lines may rest on: what brings a number, superlative, claim or name of its own, what the law
 * forbids or wants proof of though the owner said it, what speaks to a machine, and what says a review in other words than its writer's.
 */
export function judgeOf(brief: ProductBrief, reviews: readonly Review[] | undefined): Judge {
  const find = ungroundedIn(brief)
  const isReview = reviews ? reviewCheck(brief, reviews) : () => false
  return (text, pointIds) => {
    if (speaksToMachine(text)) return { reason: 'instruction' }
    const ban = banOn(text, brief)
    if (ban) return ban
    if (pointIds.some(ofReview))
      return isReview(text, pointIds) ? null : { reason: 'ungrounded', value: text }
    const [invented] = find(text)
    return invented ? { reason: 'ungrounded', value: invented.value } : null
  }
}

/** The points of a plan that are reviews are called after them. */
function ofReview(pointId: string): boolean {
  return /^r\d+$/u.test(pointId)
}
