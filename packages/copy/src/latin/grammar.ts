import type { StandsAlone } from './alone.ts'
import type { Starts } from './starts.ts'

/** What the reader of Latin-script sentences has to know of one language. */
export type LatinGrammar = {
  /** The lexicon’s words as they are spelled. */
  spelled: ReadonlyMap<string, string>
  /** At the front: words that only link (“and”, “also”). */
  opener: RegExp
  /** At the front: a stand-in for the product with “is” (“it is a”, “these are”). */
  subject: RegExp
  /** At the front: a stand-in that also allows (“you can”), so that the whole is kept beside the rest. */
  allows: RegExp
  /** At the front, followed by the noun of the product's name: “this … is”, “our …”. */
  namedSubject: (noun: string) => RegExp
  /** Conditions and exceptions: nothing may be said without the rest. */
  held: RegExp
  /** Denials: nothing may be taken out. */
  denied: RegExp
  /** Where what is written without marks begins anew. */
  starts: Starts
  /** Between two whole thoughts; the match itself is left out. */
  parting: RegExp
  /** A finished verb: with one in it, a list of commas is no list of thoughts. */
  verb: RegExp
  /** At the front of what is left: words before a name that can stand alone (“made of”, “comes in”). */
  beforeName: RegExp
  /** Articles at the front of a name. */
  article: RegExp
  /** After the core of a name: “made of …”, “with …”, “for …”. */
  afterName: RegExp
  /** At the end, after an act of making: where it is done, which the act does without; null where none is known. */
  place: RegExp | null
  /** What an act is done for, which the act does without (“so that they arrive whole”); null where none is known. */
  purpose: RegExp | null
  /** A name cut here would lean on what was cut (“good even …”, “ready to …”). */
  openEnd: RegExp
  /** Words that only raise the voice. */
  intensifier: RegExp
  adjectives: ReadonlySet<string>
  and: string
  /** “The strap is adjustable” → “adjustable strap”; null where the language does not turn so. */
  turned: ((text: string, adjectives: ReadonlySet<string>) => string | null) | null
}

/** What of a language the writer of big words has to know. */
export type LatinPhrases = {
  /** Words before which a phrase ends: prepositions, links, relatives. */
  breaks: RegExp
  /** Joins the last of a list. */
  and: string
  /** A word that joins: “and”, “or”. */
  joins: RegExp
  /** Commas before such a word are of a list, unless a doer or a verb follows; elsewhere they cannot be told from pauses. */
  marksLists: boolean
  /** What tells which one is meant, so that nothing ends before it. */
  relative: RegExp
  /** Those of `breaks` before which a row may end though the sentence has room whole. */
  sure: RegExp
  /** A count, in digits or words. */
  number: RegExp
  /** What is left out, free or in another's place: the front of such a phrase. */
  strong: RegExp
  /** The front of a condition; the rest is asked. */
  condition: RegExp
  /** Words that turn what is said: big words out of a segment with one hold it too. */
  denies: RegExp
  /** A segment that tells of a wish or a case, of which no part is true alone. */
  supposes: RegExp
  /** A verb that says something of what stands before it. */
  says: RegExp
  /** At the front of a sentence: the shop or the product as the subject of “is” or “has”, which what follows does without. */
  owner: RegExp | null
  /** A phrase that ends here waits for its next word. */
  open: RegExp
  /** By what a piece of a long sentence is known to stand alone. */
  alone: StandsAlone
}

/** A list of words in one string. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )
}
