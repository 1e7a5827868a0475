import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { type HeadingKind, headingKind, holdsList } from './headings.ts'
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
    headingKind(one, text, name) ?? (isTitle(one, blockUnder(one, after, text, name), text) ? 'title' : null)
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
  if (heading === null || kind === 'empty') return withRows(rows, text)
  const under = rowsUnder(section, text)
  const rest = withRows(rows.slice(under.length), text)
  const [first] = under
  if (first === undefined && kind === 'title') return [heading, ...rest]
  if (first === undefined || isSaid(heading, first)) return [...withRows(under, text), ...rest]
  const whole = labelled(heading, under, text)
  if (hasRoom(whole)) return [whole, ...rest]
  return [...underHeading(heading, under, text), ...rest]
}

/** The rows that a heading holds for. */
function rowsUnder({ heading, rows, isBounded }: Section, text: string): Sentence[] {
  const end = rows.findIndex((one) => !('words' in one) || isOfOther(one, rows[0], text))
  const said = rows.slice(0, end < 0 ? rows.length : end).flatMap((one) => ('words' in one ? [one] : []))
  const [first] = said
  // In Korean each line says what it is, but for the first.
  if (heading === null || first === undefined || isKorean(heading)) return said.slice(0, 1)
  const isList = end > 0 && holdsList(heading) && said.every((one) => isItem(one, text))
  if (isBounded || isList) return said
  // Nothing says where the list ends, but that its rows are alike, or stand on one line.
  const topic = topicOf(first, text)
  const isPart = (one: Sentence): boolean =>
    topic === null ? !text.slice(endOf(first), startOf(one)).includes('\n') : topicOf(one, text) === topic
  const last = said.findIndex((one) => one !== first && !isPart(one))
  return said.slice(0, last < 0 ? said.length : last)
}

/** Whether a line is no row of the list that begins with `first`: a question, a field, “BATTERY $59” under “iPhone 11 – $79”. */
function isOfOther(one: Sentence, first: Sentence | Unread | undefined, text: string): boolean {
  const isField = hasOwnLabel(one) && topicOf(one, text) === null
  const [isShouted, isFirstShouted] = [one, first].map(
    (row) => row !== undefined && 'words' in row && /^\p{Lu}{5}/u.test(textOf(row.words)),
  )
  // “Battery £40” under “iPhone screens / X £55 / 11 £60”.
  const [isNamed, isFirstNamed] = [one, first].map(
    (row) => row !== undefined && 'words' in row && /\p{L}{3}|\p{Ll}{2}/u.test(textOf(row.words)),
  )
  return (
    one.question ||
    isField ||
    (isShouted === true && isFirstShouted === false) ||
    (isNamed === true && isFirstNamed === false && topicOf(one, text) === 'price')
  )
}

function isKorean(one: Sentence | null): boolean {
  return /[가-힣]/u.test(textOf(one?.words ?? []))
}

/** As many letters of two words of one kind are alike: “SHIPPING”, “Ships from Ohio”. */
const STEM = 4

/** Whether a row says its heading by itself: “SHIPPING / Ships from Ohio”, “사이즈 / 가로: 30cm”. */
function isSaid(heading: Sentence, row: Sentence): boolean {
  const [over = '', first = ''] = [heading, row].map(({ words }) => words[0]?.text.toLocaleLowerCase('en'))
  // “Bath & Tidy / Bath, blow dry” names more than the bath.
  if (heading.words.length > 1 && !isKorean(heading)) return false
  if (isKorean(heading)) return first.endsWith(':') || first.startsWith(over.replace(/:$/u, ''))
  return over.slice(0, STEM) === first.slice(0, STEM)
}

/** As many words as a thing has at most in a list that is mostly of short ones. */
const LONG_ITEM_MOST = 8

/** Whether rows are things of one list, by what most of them are. */
function itemsOf(rows: readonly Sentence[], text: string): Set<Sentence> {
  const short = rows.filter((row) => isItem(row, text))
  const isList = short.length * 2 > rows.length
  return new Set(isList ? rows.filter((row) => isItem(row, text, LONG_ITEM_MOST)) : short)
}

/** Rows after their heading, in as few sentences as have room: prices with prices, other items with such. Of sentences, which say what they are of, the first alone takes it. */
function underHeading(heading: Sentence, rows: readonly Sentence[], text: string): Sentence[] {
  const items = itemsOf(rows, text)
  const takesIt = (row: Sentence): boolean =>
    (items.has(row) || row === rows[0]) && hasRoom(labelled(heading, [row], text))
  const areAlike = (row: Sentence, next: Sentence): boolean =>
    [row, next].every((one) => items.has(one) && takesIt(one)) && isPriced(row, text) === isPriced(next, text)
  const groups = rows.reduce<Sentence[][]>((all, row) => {
    const last = all.at(-1)
    return last?.[0] && areAlike(last[0], row) ? [...all.slice(0, -1), [...last, row]] : [...all, [row]]
  }, [])
  return groups.flatMap((some) =>
    some.every(takesIt) ? inFew(some, (few) => labelled(heading, few, text, few[0] === rows[0])) : some,
  )
}

function hasRoom(one: Sentence): boolean {
  return countChars(textOf(one.words)) <= lineLimits[isKorean(one) ? 'ko' : 'en'].small
}

/** Rows after their heading, as one sentence. The heading stands in the owner's text once, before the first of them. */
function labelled(heading: Sentence, rows: readonly Sentence[], text: string, isFirst = true): Sentence {
  const list = joinRows(isKorean(heading) ? rows : rows.map(withoutColons), text)
  const start = list.words[0]?.start ?? 0
  const over = heading.words.map((word, at, all) => {
    const place = isFirst ? word : { start, end: start }
    return {
      ...word,
      ...place,
      text: at < all.length - 1 ? word.text : beforeRows(word.text),
    }
  })
  return { ...list, words: [...over, ...list.words] }
}

/** The last word of a heading: with a colon, but “MINCE 80:10:10 –”. */
function beforeRows(word: string): string {
  return /:\d/u.test(word) ? `${word} –` : `${word.replace(/[:,?]$/u, '')}:`
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
