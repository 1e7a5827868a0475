import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { denies, type HeadingKind, headingKind, holdsList, holdsNames, tellsSteps } from './headings.ts'
import { hasBlocks, hasListMark, isOwnLine } from './lines.ts'
import { hasOwnLabel, isItem, isPriced, itemsOf, topicOf } from './row-kinds.ts'
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
  if (last && (hasBlocks(text) || areMarked(last.rows, text))) last.isBounded = true
  return sections
}

function newSection(heading: Sentence | null, kind: HeadingKind | null): Section {
  return { heading, kind, isBounded: false, rows: [] }
}

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
    const isApart = hasBlocks(text.slice(endOf(before), startOf(one)))
    return !('words' in one) || isApart || headingKind(one, text, name) !== null
  })
  return after.slice(0, end < 0 ? after.length : end).flatMap((one) => ('words' in one ? [one] : []))
}

/** Whether a section ends before a part: at a blank line, or where the marks of its list end. */
function endsBefore({ heading, rows }: Section, one: Sentence | Unread, text: string): boolean {
  const last = rows.at(-1)
  if (last === undefined) return false
  if (hasBlocks(text.slice(endOf(last), startOf(one)))) return true
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
  if (heading === null || (kind === 'empty' && !areNamesUnder(section, text))) return withRows(rows, text)
  const under = rowsUnder(section, text)
  const rest = withRows(rows.slice(under.length), text)
  const [first] = under
  if (first === undefined && kind === 'title') return [heading, ...rest]
  if (first === undefined || isSaid(heading, first)) return [...withRows(under, text), ...rest]
  const whole = labelled(heading, under, text)
  if (hasRoom(whole)) return [whole, ...rest]
  return [...underHeading(heading, under, text), ...rest]
}

/** As many words as a bare name has at most. */
const NAME_MOST = 4

/** “Services / • Sports injuries / • Post-op rehab”: names that say little without their heading. */
function areNamesUnder({ heading, rows, isBounded }: Section, text: string): boolean {
  const isName = (one: Sentence | Unread): boolean =>
    'words' in one &&
    one.words.length <= NAME_MOST &&
    isItem(one, text) &&
    !isPriced(one, text) &&
    !hasOwnLabel(one)
  return heading !== null && holdsNames(heading) && isBounded && rows.length > 1 && rows.every(isName)
}

/** The rows that a heading holds for. */
function rowsUnder({ heading, rows, isBounded }: Section, text: string): Sentence[] {
  if (heading === null) return []
  const end = rows.findIndex((one) => !('words' in one) || isOfOther(one, rows[0], heading, text))
  const said = rows.slice(0, end < 0 ? rows.length : end).flatMap((one) => ('words' in one ? [one] : []))
  const [first] = said
  // In Korean each line says what it is, but for the first.
  if (first === undefined || isKorean(heading)) return said.slice(0, 1)
  const isList = end > 0 && holdsList(heading) && said.every((one) => isItem(one, text))
  if (isBounded || isList) return said
  // Nothing says where the list ends, but that its rows are alike, or stand on one line.
  const topic = topicOf(first, text)
  const isPart = (one: Sentence): boolean =>
    topic === null ? !text.slice(endOf(first), startOf(one)).includes('\n') : topicOf(one, text) === topic
  const last = said.findIndex((one) => one !== first && !isPart(one))
  return said.slice(0, last < 0 ? said.length : last)
}

/** Whether a line is no row of the list that begins with `first`: a question, a field, or what is named otherwise than the rows before. */
function isOfOther(
  one: Sentence,
  first: Sentence | Unread | undefined,
  heading: Sentence,
  text: string,
): boolean {
  // “Over 24: by quote” is a row of a list of prices.
  const isCase =
    /^(?:over|under|above|below|up to|more than|from|extra|\d|di atas|lebih|trên|dưới|hơn)(?!\p{L})/iu.test(
      textOf(one.words),
    )
  const isField = hasOwnLabel(one) && topicOf(one, text) === null && !holdsList(heading) && !isCase
  const isNew = (form: RegExp): boolean =>
    form.test(textOf(one.words)) && first !== undefined && 'words' in first && !form.test(textOf(first.words))
  // “Battery £40” under “iPhone screens / X £55 / 11 £60”.
  const isNamed = isNew(/\p{L}{3}|\p{Ll}{2}/u) && topicOf(one, text) === 'price'
  // “BATTERY (any) $59” under “iPhone 11 – $79”.
  return one.question || isField || isNamed || isNew(/^\p{Lu}{5}/u)
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

/**
 * Rows after their heading, in as few sentences as have room: prices with prices, other items with such. Of sentences, which say
 * what they are of, the first alone takes it, but under “NOT INCLUDED”, which none may lose.
 */
function underHeading(heading: Sentence, rows: readonly Sentence[], text: string): Sentence[] {
  const items = itemsOf(rows, text)
  const hasRoomUnder = (row: Sentence): boolean => hasRoom(labelled(heading, [row], text))
  const takesIt = (row: Sentence): boolean =>
    denies(heading) || ((items.has(row) || row === rows[0]) && hasRoomUnder(row))
  const areAlike = (row: Sentence, next: Sentence): boolean =>
    [row, next].every((one) => items.has(one) && hasRoomUnder(one)) &&
    isPriced(row, text) === isPriced(next, text)
  const groups = rows.reduce<Sentence[][]>((all, row) => {
    const last = all.at(-1)
    return last?.[0] && areAlike(last[0], row) ? [...all.slice(0, -1), [...last, row]] : [...all, [row]]
  }, [])
  const told = groups.flatMap((some) =>
    some.every(takesIt) ? inFew(some, (few) => labelled(heading, few, text, few[0] === rows[0])) : some,
  )
  // What comes later says little without the first step.
  return told.map((one, at) => (at > 0 && tellsSteps(heading) ? { ...one, refersBack: true as const } : one))
}

function hasRoom(one: Sentence): boolean {
  return countChars(textOf(one.words)) <= lineLimits[isKorean(one) ? 'ko' : 'en'].small
}

/** Rows after their heading, as one sentence. The heading stands in the owner's text once, before the first of them. */
function labelled(heading: Sentence, rows: readonly Sentence[], text: string, isFirst = true): Sentence {
  const list = joinRows(isKorean(heading) ? rows : rows.map((row) => withoutColons(row, text)), text)
  const start = list.words[0]?.start ?? 0
  const over = withoutRating(heading.words).map((word, at, all) => {
    const place = isFirst ? word : { start, end: start }
    return {
      ...word,
      ...place,
      text: at < all.length - 1 ? word.text : beforeRows(word.text),
    }
  })
  return { ...list, words: [...over, ...list.words] }
}

/** “Rod Hire (61 reviews)”: how many buyers wrote is no part of what is sold. */
function withoutRating(words: readonly Word[]): readonly Word[] {
  const [rating = ''] = /\s\(\d[\d.,]* (?:reviews?|ratings?|ulasan|đánh giá)\)$/iu.exec(textOf(words)) ?? []
  return rating === '' ? words : words.slice(0, -rating.trim().split(' ').length)
}

/** The last word of a heading: with a colon, but “MINCE 80:10:10 –”. */
function beforeRows(word: string): string {
  return /:\d/u.test(word) ? `${word} –` : `${word.replace(/[:,?]$/u, '')}:`
}

/** “T2 thịt kho tiêu”, “Wave 110 – 200.000đ”, “2 workshops – dyeing”: a row under a heading's colon has no colon of its own. */
function withoutColons(one: Sentence, text: string): Sentence {
  const { words, ...row } = one
  const isField = topicOf(one, text) === null
  const withoutColon = (word: Word, next: Word): Word => {
    const label = word.text.replace(/\s?:$/u, '')
    const isFigures = /^\D*\d/u.test(next.text) && /\d$/u.test(label)
    return { ...word, text: isFigures || isField ? `${label} –` : label }
  }
  return {
    ...row,
    words: words.map((word, at) => {
      const next = words[at + 1]
      return next !== undefined && word.text.endsWith(':') ? withoutColon(word, next) : word
    }),
  }
}
