import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { joined } from './join-sentences.ts'
import { isOwnLine } from './lines.ts'
import { rowKinds } from './row-kinds.ts'
import { type Sentence, textOf, type Unread } from './sentence.ts'

/**
 * Sentences with the rows that say too little alone, as many in one as have room: sizes, the days of a week, prices of one
 * thing by its size or time.
 */
export function withRows(sentences: readonly (Sentence | Unread)[], text: string): (Sentence | Unread)[] {
  const all: (Sentence | Unread)[] = []
  for (let at = 0; at < sentences.length;) {
    const rows = rowsFrom(sentences.slice(at), text)
    const [one] = sentences.slice(at)
    if (rows.length > 1) all.push(...inFew(rows, (some) => joinRows(some, text)))
    else if (one) all.push(one)
    at += Math.max(rows.length, 1)
  }
  return all
}

/** The rows of one kind at the front of some sentences. */
function rowsFrom(sentences: readonly (Sentence | Unread)[], text: string): Sentence[] {
  const found = rowKinds
    .filter(({ needsHeading }) => !needsHeading)
    .map(({ row, isOwnLine: isAlone }) => {
      const [one] = sentences
      const first = one && 'words' in one ? sameIn(row, one) : null
      if (first === null) return []
      const end = sentences.findIndex(
        (other) =>
          !('words' in other) ||
          other.question ||
          (isAlone && !isOwnLine(other, text)) ||
          sameIn(row, other) !== first,
      )
      return sentences.slice(0, end < 0 ? sentences.length : end)
    })
  const [longest = []] = found.toSorted((a, b) => b.length - a.length)
  return longest.flatMap((one) => ('words' in one ? [one] : []))
}

/** What a row captures that all rows of its list have, or nothing; null where it is no such row. */
function sameIn(row: RegExp, { words }: Sentence): string | null {
  const match = row.exec(textOf(words))
  return match && (match[1] ?? '').toLocaleLowerCase('en')
}

/** Rows in as few sentences as have room, evenly where that has room too. */
export function inFew(rows: readonly Sentence[], join: (rows: readonly Sentence[]) => Sentence): Sentence[] {
  const hasRoom = (some: readonly Sentence[]): boolean =>
    countChars(textOf(join(some).words)) <= lineLimits.en.small
  const full = rows.reduce<Sentence[][]>((all, row) => {
    const last = all.at(-1)
    return last && hasRoom([...last, row]) ? [...all.slice(0, -1), [...last, row]] : [...all, [row]]
  }, [])
  const most = Math.ceil(rows.length / full.length)
  const even = full.map((_, at) => rows.slice(at * most, (at + 1) * most)).filter((some) => some.length > 0)
  return (even.every(hasRoom) ? even : full).map(join)
}

/** Rows as one sentence, with full stops between where their owner set them, or one has commas of its own. */
export function joinRows(rows: readonly Sentence[], text: string): Sentence {
  const hasCommas = rows.some(({ words }) =>
    textOf(words)
      .replace(/\([^()]*\)/gu, '')
      .includes(', '),
  )
  const areParted = (list: Sentence, row: Sentence): boolean =>
    hasCommas || /[.!][)”’"]*\s/u.test(text.slice(list.words.at(-1)?.start, row.words[0]?.start))
  const all = rows.reduce((list, row) =>
    areParted(list, row) ? joined(list, row, true) : afterComma(list, row),
  )
  return rows.length > 1 ? { ...all, question: false, whole: true } : all
}

/** Two items of a list as one sentence. */
function afterComma(list: Sentence, item: Sentence): Sentence {
  const words = list.words.map((word, at, all) =>
    at === all.length - 1 ? { ...word, text: `${word.text.replace(/[,.]$/u, '')},` } : word,
  )
  return { ...list, words: [...words, ...item.words], remarks: [...list.remarks, ...item.remarks] }
}
