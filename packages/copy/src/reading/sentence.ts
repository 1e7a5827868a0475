import type { Range } from './sentence-ranges.ts'

/** A word as it may be shown, and where it stands in the owner's text (UTF-16 units). */
export type Word = { text: string; start: number; end: number }

/** Words one after the other, each as it stands. */
export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
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
