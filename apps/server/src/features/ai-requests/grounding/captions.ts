import { forbiddenLetters, isHashtag, limits, type PostFacts } from '@clipmint/contract'
import { captionCheck, type CaptionFacts, hashtagCheck, toPromotion } from '@clipmint/copy'

import { speaksToMachine } from './instructions.ts'
import { toFactsBrief } from './lines.ts'
import { toPlace } from './rules.ts'

/** The facts as the copy room reads them. */
export function toCaptionFacts({ place, occasion, ...facts }: PostFacts): CaptionFacts {
  return {
    brief: toFactsBrief(facts),
    brand: facts.brand,
    promotion: facts.promotion ? toPromotion(facts.promotion) : null,
    place: place && toPlace(place),
    occasion: occasion && occasion.id,
  }
}

/**
 * Captions as far as they may be shown, whoever wrote them: in letters and of a length that every network takes, none that
 * begins like another or like one that was shown before, and nothing in them that the facts do not hold, that advertising
 * law forbids or that speaks to a machine.
 */
export function keepCaptions(
  facts: CaptionFacts,
  captions: readonly string[],
  shown: readonly string[],
): string[] {
  const holds = captionCheck(facts)
  const begun = new Set(shown.map(beginningOf))
  return captions.filter((text) => {
    const beginning = beginningOf(text)
    const isFit = text !== '' && [...text].length <= limits.captionMax && forbiddenLetters(text).length === 0
    if (!isFit || begun.has(beginning) || speaksToMachine(text) || !holds(text)) return false
    begun.add(beginning)
    return true
  })
}

/** Hashtags in the same manner, each once whatever its capitals. */
export function keepHashtags(facts: CaptionFacts, hashtags: readonly string[]): string[] {
  const mayStand = hashtagCheck(facts)
  const seen = new Set<string>()
  return hashtags.filter((tag) => {
    const same = tag.toLocaleLowerCase('en')
    if (seen.has(same) || !isHashtag(tag) || speaksToMachine(tag) || !mayStand(tag, tag)) return false
    seen.add(same)
    return true
  })
}

function beginningOf(text: string): string {
  return (text.split('\n')[0] ?? '').toLocaleLowerCase('en').replaceAll(/[\s.,!?]/gu, '')
}
