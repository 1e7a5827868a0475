import { maySay } from '../check/check.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { placeWords } from '../kinds/place.ts'
import { promotionWords } from '../kinds/promotion.ts'
import { isPrivate } from '../reading/segment.ts'
import type { ProductBrief } from '../types.ts'
import type { CaptionFacts } from './types.ts'

/** The brief with all that a caption may rest on: also the brand, a promotion's sums and days, a place's menu and address. */
export function groundsOf({ brief, brand, promotion, place }: CaptionFacts): ProductBrief {
  const also = [
    ...(brief.also ?? []),
    ...(brand === null ? [] : [brand]),
    ...(promotion ? promotionWords(brief, promotion) : []),
    ...(place ? [placeWords(place, brief)] : []),
  ]
  return { ...brief, also }
}

/**
 * Judges words of a post, whoever wrote them: whether they hold no number, superlative, claim or name of their own, and
 * nothing that advertising law forbids or wants proof of, line by line and as a whole; and no address, account, telephone
 * number or hashtag.
 */
export function captionCheck(facts: CaptionFacts): (text: string) => boolean {
  const grounds = groundsOf(facts)
  const find = ungroundedIn(grounds)
  const judged = new Map<string, boolean>()
  const isLawful = (part: string): boolean => {
    const known = judged.get(part) ?? (part === '' || maySay(part, grounds))
    judged.set(part, known)
    return known
  }
  return (text) => {
    const lines = text.split('\n')
    if (isPrivate(text) || /[#＃]\p{L}/u.test(text)) return false
    return lines.every((line) => find(line).length === 0) && [...lines, text].every(isLawful)
  }
}
