import { ordered } from './clean.ts'
import type { Sentence, Word } from './sentence.ts'

/** A quality the words claim, as a person would ask for it. */
export type Quality = {
  /** Before a noun or after “something”: 따뜻한, warm; or the whole thing: 은은한 향, adjustable strap. */
  about: string
  /** `about` already names a thing. */
  named: boolean
  /** As a title: 따뜻함; null where there is no such word. */
  noun: string | null
  /** The words deny it: “not heavy”. */
  denied: boolean
}

/** The forms some words may be shown in, and the quality they claim. */
export type Reading = { variants: string[]; quality: Quality | null }

/** One thought of the owner's, in the forms it may be shown in. */
export type Clause = {
  /** Longest first; each is true whenever the owner's sentence is. */
  variants: string[]
  start: number
  end: number
  quality: Quality | null
  /** The owner asked this. */
  question: boolean
  /** It goes on from the clause before it in the same sentence. */
  goesOn?: true
  /** It says nothing without the clause before it. */
  refersBack?: true
  /** It says when, where or for whom the clause before it holds. */
  limits?: true
  /** A piece of a sentence that says nothing without the rest: it is left out. */
  isTorn?: true
}

/** Reads one sentence of a language into clauses. `nameWords` are the words of the product's name. */
export type ClauseReader = (sentence: Sentence, nameWords: readonly string[]) => Clause[]

/** A particle whose noun was lost begins no line. */
const startsWithParticle = /^(?:은|는|을|를|의|에|에서|으로|와|과|도|까지|부터|에게)(?:\s|$)/u

/** A clause over these words, which must not be empty. */
export function clauseOf(
  words: readonly Word[],
  variants: readonly string[],
  quality: Quality | null = null,
): Clause {
  return {
    variants: ordered(variants.filter((text) => !startsWithParticle.test(text))),
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    quality,
    question: false,
  }
}

/** The words as one line, without a comma at its end. */
export function lineOf(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/[,:;]+$|(?<=\d ?(?:min|th)|\s(?:max|maks|no))\.$/u, '')
    .trim()
}

/** The words as texts, the last without its comma. */
export function textsOf(words: readonly Word[]): string[] {
  return words.map((word, index) =>
    index === words.length - 1 ? word.text.replace(/[,;]+$/u, '') : word.text,
  )
}
