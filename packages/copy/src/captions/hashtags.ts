import { countChars } from '@clipmint/kit'

import { maySay } from '../check/check.ts'
import { findClaims } from '../grounding/claims.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { readLawfully } from '../plan/lawful.ts'
import { cleanName } from '../reading/clean.ts'
import { groundsOf } from './grounds.ts'
import { type TagIdea, tagFillers, tagIdeas } from './tag-ideas.ts'
import type { CaptionFacts } from './types.ts'

/** As few and as many as are advised, and the most letters of one. */
const FEWEST = 5
const MOST = 8
const LONGEST = 30

/**
 * Five to eight hashtags without #, the best first: brand and name, where it is and what kind of shop, what it is like and
 * made of. Letters and digits alone, never digits only, none twice but for its capitals, and nothing that the owner did not
 * say or that advertising law bans.
 */
export function hashtagsFor(facts: CaptionFacts): string[] {
  const story = readLawfully(facts.brief)
  const mayStand = hashtagCheck(facts)
  const found = new Set<string>()
  const add = ({ words, isName }: TagIdea): void => {
    const tag = toTag(words)
    // A claim that is cut out of its sentence (“무료” of the parking, “organic” of the flour) would be one of the whole.
    if (found.has(tag) || (!isName && findClaims(words).length > 0)) return
    if (mayStand(words, tag)) found.add(tag)
  }
  for (const idea of tagIdeas(story, facts)) if (found.size < MOST) add(idea)
  for (const words of tagFillers(facts.brief)) if (found.size < FEWEST) add({ words, isName: true })
  return [...found]
}

/** Judges a hashtag, whoever wrote it: by its letters, and as the words that it was joined from where those are known. */
export function hashtagCheck(facts: CaptionFacts): (words: string, tag: string) => boolean {
  const grounds = groundsOf(facts)
  const find = ungroundedIn(grounds)
  return (words, tag) =>
    isTag(tag) && [words, tag].every((text) => find(text).length === 0 && maySay(text, grounds))
}

/** Words as a hashtag: without what no hashtag holds, in small Latin letters. */
function toTag(words: string): string {
  return cleanName(words)
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '')
}

function isTag(tag: string): boolean {
  return (
    /^[\p{L}\p{M}\p{N}_]+$/u.test(tag) &&
    /\p{L}/u.test(tag) &&
    countChars(tag) >= 2 &&
    countChars(tag) <= LONGEST
  )
}
