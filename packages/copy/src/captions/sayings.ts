import { maySay } from '../check/check.ts'
import type { Story } from '../plan/story.ts'
import { capital } from '../reading/clean.ts'
import { readSentences } from '../reading/segment.ts'
import type { Sentence } from '../reading/sentence.ts'

/** One thing that the owner says, as a caption says it. */
export type Saying = {
  /** Which sentence of the owner's it is, in their order. */
  at: number
  /** The whole sentence, or the longest form of a point of it where not all of it may be said. */
  text: string
  /** The ids of the points that it tells. */
  pointIds: string[]
}

/** Too long or too little for a scene, and not for a caption. */
const longer: ReadonlySet<string> = new Set(['too-long', 'too-thin', 'no-room'])

/** A longer sentence is a page of a shop, and no line of a caption. */
const LONGEST = 120

/**
 * What the owner says, in their own order: sentences as they were written, where all of one may be said; else its points
 * one by one. None where the words are in another language than the caption is to be.
 */
export function sayingsOf(story: Story): Saying[] {
  const { brief, points, sameLanguage } = story
  if (!sameLanguage) return []
  return readSentences(brief.info).sentences.flatMap((sentence, at): Saying[] => {
    const of = points.filter((point) => point.sentence === at)
    const text = wholeOf(sentence, story)
    const isTold = of.length > 0 || isLong(sentence, story)
    if (text !== null && isTold) return [{ at, text, pointIds: of.map(({ id }) => id) }]
    return of.flatMap(({ id, variants }) => {
      const [longest] = variants
      return longest === undefined ? [] : [{ at, text: closed(longest), pointIds: [id] }]
    })
  })
}

function wholeOf({ words, question }: Sentence, { brief, leftOut }: Story): string | null {
  const [first, last] = [words.at(0), words.at(-1)]
  if (question || !first || !last) return null
  const raw = brief.info.slice(first.start, last.end)
  const isCut = leftOut.some(
    ({ text, reason }) => !longer.has(reason) && (raw.includes(text) || text.includes(raw)),
  )
  const said = words.map((word) => word.text).join(' ')
  const text = closed(capital(said.replace(/[,:;]+$/u, '')))
  return isCut || [...text].length > LONGEST || !maySay(text, brief) ? null : text
}

function isLong({ words }: Sentence, { brief, leftOut }: Story): boolean {
  const raw = brief.info.slice(words.at(0)?.start, words.at(-1)?.end)
  return leftOut.some(
    ({ text, reason }) => reason === 'too-long' && (raw.includes(text) || text.includes(raw)),
  )
}

/** With the stop that ends a sentence, where it is one: “크기 45cm” is none. */
export function closed(text: string): string {
  return isSentence(text) && /[\p{L}\p{N}%]$/u.test(text) ? `${text}.` : text
}

/** Whether words are a sentence rather than a name of things. */
export function isSentence(text: string): boolean {
  return /[가-힣]/u.test(text) ? /(?:요|다|죠|까)\.?$/u.test(text) : /\s/u.test(text)
}
