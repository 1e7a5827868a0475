import { maySay } from '../check/check.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { dayOf } from '../kinds/days.ts'
import { placeWords } from '../kinds/place.ts'
import { promotionFacts, promotionWords } from '../kinds/promotion.ts'
import { kindWords } from '../kinds/words.ts'
import { occasionName } from '../phrases/occasions.ts'
import { isPrivate } from '../reading/private.ts'
import type { ProductBrief } from '../types.ts'
import type { CaptionFacts } from './types.ts'

/** The brief with all that a caption may rest on: also the brand, a promotion's sums and days, a place's menu and address, an occasion's name. */
export function groundsOf({ brief, brand, promotion, place, occasion }: CaptionFacts): ProductBrief {
  const also = [
    ...(brief.also ?? []),
    ...(brand === null ? [] : [brand]),
    ...(promotion ? promotionWords(brief, promotion) : []),
    ...(place ? [placeWords(place, brief)] : []),
    ...(occasion ? [occasionName(occasion, brief.language)] : []),
  ]
  return { ...brief, also }
}

/**
 * Judges words of a post, whoever wrote them: whether they hold no number, superlative, claim or name of their own, and
 * nothing that advertising law forbids or wants proof of, line by line and as a whole; and no address, account, telephone
 * number or hashtag. What is paid in a promotion stands with its last day, for it holds no longer.
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
    if (!isDated(text, facts)) return false
    if (isPrivate(text) || /[#＃]\p{L}/u.test(text)) return false
    return lines.every((line) => find(line).length === 0) && [...lines, text].every(isLawful)
  }
}

function isDated(text: string, { brief, promotion }: CaptionFacts): boolean {
  if (!promotion) return true
  const { percent, discount } = promotionFacts(brief, promotion)
  const isPriced = text.includes(discount) || (percent > 0 && text.includes(`${percent}%`))
  return !isPriced || text.includes(kindWords[brief.language].day(dayOf(promotion.endAt), false))
}
