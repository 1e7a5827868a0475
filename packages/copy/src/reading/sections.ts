import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { type HeadingKind, headingKind } from './headings.ts'
import { hasListMark, hasOwnLabel, isItem, isOwnLine, isPriced, topicOf } from './row-kinds.ts'
import { inFew, joinRows, withRows } from './rows.ts'
import { type Sentence, textOf, type Unread, type Word } from './sentence.ts'
import { isTitle } from './titles.ts'

/** A stretch of a page: the line that stands over it, and what stands under it. */
type Section = {
  heading: Sentence | null
  kind: HeadingKind | null
  /** Whether a blank line, another heading or the marks of its list say where it ends. */
  isBounded: boolean
  rows: (Sentence | Unread)[]
}

/**
 * The sentences of a page, read by its sections: a heading that says nothing is left out, any other one is said with the rows
 * under it that say too little alone.
 */
export function withSections(
  parts: readonly (Sentence | Unread)[],
  text: string,
  name: string,
): (Sentence | Unread)[] {
  return sectionsOf(parts, text, name).flatMap((section) => tell(section, text))
}

function sectionsOf(parts: readonly (Sentence | Unread)[], text: string, name: string): Section[] {
  const hasBlankLines = blankLine.test(text)
  const sections: Section[] = [newSection(null, null)]
  for (const [at, one] of parts.entries()) {
    const section = sections.at(-1)
    const kind = kindAt(parts.slice(at), text, name)
    const endsHere = section !== undefined && (kind !== null || endsBefore(section, one, text))
    if (endsHere) section.isBounded = true
    if (kind !== null && 'words' in one) sections.push(newSection(one, kind))
    else if (endsHere) sections.push({ ...newSection(null, null), rows: [one] })
    else section?.rows.push(one)
  }
  const last = sections.at(-1)
  if (last && (hasBlankLines || areMarked(last.rows, text))) last.isBounded = true
  return sections
}

function newSection(heading: Sentence | null, kind: HeadingKind | null): Section {
  return { heading, kind, isBounded: false, rows: [] }
}

const blankLine = /\n[^\S\n]*\n/u

/** What kind of heading the first of some parts is, if it is one; the last part of a text heads nothing. */
function kindAt(parts: readonly (Sentence | Unread)[], text: string, name: string): HeadingKind | null {
  const [one, ...after] = parts
  if (one === undefined || !('words' in one) || after.length === 0) return null
  return (
    headingKind(one, text, name) ?? (isTitle(one, blockUnder(one, after, text, name), text) ? 'needed' : null)
  )
}

/** The lines directly under one, up to a blank one or another heading. */
function blockUnder(
  over: Sentence,
  after: readonly (Sentence | Unread)[],
  text: string,
  name: string,
): Sentence[] {
  const end = after.findIndex((one, at) => {
    const before = after[at - 1] ?? over
    const isApart = blankLine.test(text.slice(endOf(before), startOf(one)))
    return !('words' in one) || isApart || headingKind(one, text, name) !== null
  })
  return after.slice(0, end < 0 ? after.length : end).flatMap((one) => ('words' in one ? [one] : []))
}

/** Whether a section ends before a part: at a blank line, or where the marks of its list end. */
function endsBefore({ heading, rows }: Section, one: Sentence | Unread, text: string): boolean {
  const last = rows.at(-1)
  if (last === undefined) return false
  if (blankLine.test(text.slice(endOf(last), startOf(one)))) return true
  // “- veil / Not bees!”: a line without the mark of those before it.
  const isLine = 'words' in one && isOwnLine(one, text)
  return heading !== null && isLine && areMarked(rows, text) && !hasListMark(one, text)
}

function startOf(one: Sentence | Unread): number {
  return 'words' in one ? (one.words[0]?.start ?? 0) : one.start
}

function endOf(one: Sentence | Unread): number {
  return 'words' in one ? (one.words.at(-1)?.end ?? 0) : one.end
}

function areMarked(rows: readonly (Sentence | Unread)[], text: string): boolean {
  return rows.length > 0 && rows.every((one) => 'words' in one && hasListMark(one, text))
}

function tell(section: Section, text: string): (Sentence | Unread)[] {
  const { heading, kind, rows } = section
  if (heading === null || kind !== 'needed') return withRows(rows, text)
  const under = rowsUnder(section, text)
  const rest = withRows(rows.slice(under.length), text)
  const [first] = under
  if (first === undefined || isSaid(heading, first)) return [...withRows(under, text), ...rest]
  const whole = labelled(heading, under)
  if (hasRoom(whole)) return [whole, ...rest]
  return [
    ...groups(heading, under, text).flatMap((some) => underHeading(heading, some, some[0] === first, text)),
    ...rest,
  ]
}

/** The rows that a heading holds for. */
function rowsUnder({ heading, rows, isBounded }: Section, text: string): Sentence[] {
  const end = rows.findIndex(
    (one) => !('words' in one) || one.question || (hasOwnLabel(one) && topicOf(one, text) === null),
  )
  const said = rows.slice(0, end < 0 ? rows.length : end).flatMap((one) => ('words' in one ? [one] : []))
  const [first] = said
  // In Korean each line says what it is, but for the first.
  if (first === undefined || isKorean(heading)) return said.slice(0, 1)
  if (isBounded) return said
  // Nothing says where the list ends, but that its rows are alike, or stand on one line.
  const topic = topicOf(first, text)
  const isPart = (one: Sentence): boolean =>
    topic === null ? !text.slice(endOf(first), startOf(one)).includes('\n') : topicOf(one, text) === topic
  const last = said.findIndex((one) => one !== first && !isPart(one))
  return said.slice(0, last < 0 ? said.length : last)
}

function isKorean(one: Sentence | null): boolean {
  return /[가-힣]/u.test(textOf(one?.words ?? []))
}

/** As many letters of two words of one kind are alike: “SHIPPING”, “Ships from Ohio”. */
const STEM = 4

/** Whether a row says its heading by itself: “SHIPPING / Ships from Ohio”, “사이즈 / 가로: 30cm”. */
function isSaid(heading: Sentence, row: Sentence): boolean {
  const [over = '', first = ''] = [heading, row].map(({ words }) => words[0]?.text.toLocaleLowerCase('en'))
  if (isKorean(heading)) return first.endsWith(':') || first.startsWith(over.replace(/:$/u, ''))
  return over.slice(0, STEM) === first.slice(0, STEM)
}

/** Rows one after the other that may stand in one sentence: prices with prices, other items with such. */
function groups(heading: Sentence, rows: readonly Sentence[], text: string): Sentence[][] {
  const standsAlone = (row: Sentence): boolean => !isItem(row, text) || !hasRoom(labelled(heading, [row]))
  return rows.reduce<Sentence[][]>((all, row) => {
    const last = all.at(-1)
    const areAlike =
      last?.[0] !== undefined &&
      ![last[0], row].some(standsAlone) &&
      isPriced(last[0], text) === isPriced(row, text)
    return areAlike ? [...all.slice(0, -1), [...last, row]] : [...all, [row]]
  }, [])
}

/** Rows under their heading, in as few sentences as have room; of sentences, which say what they are of, the first alone. */
function underHeading(
  heading: Sentence,
  rows: readonly Sentence[],
  isFirst: boolean,
  text: string,
): readonly Sentence[] {
  const takesHeading = isFirst || rows.every((row) => isItem(row, text))
  if (!takesHeading || !hasRoom(labelled(heading, rows.slice(0, 1)))) return rows
  return inFew(rows, (some) => labelled(heading, some, isFirst && some[0] === rows[0]))
}

function hasRoom(one: Sentence): boolean {
  return countChars(textOf(one.words)) <= lineLimits[isKorean(one) ? 'ko' : 'en'].small
}

/** Rows after their heading, as one sentence. The heading stands in the owner's text once, before the first of them. */
function labelled(heading: Sentence, rows: readonly Sentence[], isFirst = true): Sentence {
  const list = joinRows(isKorean(heading) ? rows : rows.map(withoutColons))
  const start = list.words[0]?.start ?? 0
  const over = heading.words.map((word, at, all) => {
    const place = isFirst ? word : { start, end: start }
    return {
      ...word,
      ...place,
      text: at < all.length - 1 ? word.text : `${word.text.replace(/[:,]$/u, '')}:`,
    }
  })
  return { ...list, words: [...over, ...list.words] }
}

/** “T2 thịt kho tiêu”, “Wave 110 – 200.000đ”: a row under a heading's colon has no colon of its own. */
function withoutColons({ words, ...row }: Sentence): Sentence {
  const withoutColon = (word: Word, next: Word): Word => {
    const label = word.text.replace(/\s?:$/u, '')
    const isFigures = /^\D*\d/u.test(next.text) && /\d$/u.test(label)
    return { ...word, text: isFigures ? `${label} –` : label }
  }
  return {
    ...row,
    words: words.map((word, at) => {
      const next = words[at + 1]
      return next !== undefined && word.text.endsWith(':') ? withoutColon(word, next) : word
    }),
  }
}
