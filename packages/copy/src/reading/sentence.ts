import type { Range } from './sentence-ranges.ts'

/** A word as it may be shown, and where it stands in the owner's text (UTF-16 units). */
export type Word = {
  text: string
  start: number
  end: number
  /** A quotation begins with it, or ends; the marks are no part of its text. */
  opensQuote?: true
  closesQuote?: true
}

/** Words one after the other, each as it stands. */
export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** The words of a sentence from a part of it through a later one, where the first word may have its doer said again; null where it has no such part. */
export function wordsThrough(
  words: readonly Word[],
  part: readonly Word[],
  later: readonly Word[],
): Word[] | null {
  const [first] = part
  const from = words.findIndex(({ start }) => start === first?.start)
  const upTo = words.findLastIndex(({ end }) => end === later.at(-1)?.end) + 1
  return first === undefined || from < 0 ? null : [first, ...words.slice(from + 1, upTo)]
}

export type Sentence = {
  words: Word[]
  /** It asked something. */
  question: boolean
  /** It carries an exception in parentheses, so no part of it may be said alone. */
  whole: boolean
  /** It says nothing without the sentence before it, with which it has no room. */
  refersBack?: true
  /** What stood in parentheses and is not among its words. */
  remarks: Unread[]
}

/** A stretch of a text that cannot be shown, and why. */
export type Unread = Range & { reason: 'private' | 'signs' | 'remark' | 'no-words' }
