import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { type Sentence, textOf, type Unread, type Word } from './sentence.ts'

/** As many words as a heading in capitals has at most; more of them are called out and say something. */
const HEADING_WORDS = 4

/** “GRAZING TABLE”, “THỜI GIAN”: a line in capitals before one that is not, which says what the next line is of. */
export function isShoutedHeading(line: string, text: string, end: number): boolean {
  const [next = ''] = text
    .slice(end)
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => /\p{L}|\d/u.test(one))
  return isShouted(line) && line.split(/\s+/u).length <= HEADING_WORDS && next !== '' && !isShouted(next)
}

function isShouted(line: string): boolean {
  return /^[\p{Lu}\s&/’'-]{3,}$/u.test(line)
}

/** A label in one to three words before “|” at the front of a line: “ENGRAVING | up to 20 letters”, “Lead time | 5 days”. */
const pipeLabel =
  /^([^\S\n]*(?:[-–•*]\s*)?)(\p{Lu}[\p{L}’']*(?:[^\S\n][\p{L}’']+){0,2}) \|(?=[^\S\n]+[^\s|][^|\n]*$)/gmu
/** The same in capitals, whatever else stands on its line: “DAY HIRE | Kingfisher, 38ft narrowboat”. */
const shoutedPipe = /^([^\S\n]*)(\p{Lu}{2,}(?:[^\S\n]\p{Lu}{2,}){0,2}) \|(?=[^\S\n])/gmu

/** The dots of a price list: “Full tune .......... $65”, “Gents...£15”. */
const leader =
  /(?<=[\p{L}\d)]) ?(?:\.{4,}(?=\s*(?:from )?(?:rp ?)?\d)|(?:\.{2,}|…)(?=\s*(?:from )?[$£€]\d))/giu
/** A choice between bars, after its label: “Colours: tan | black | oxblood”. */
const barred = /(?<=^[^\S\n]*\p{L}+(?: \p{L}+)?:[^\n:]*)\|(?=[^\n:\d]*$)/gmu

/** What a form asks before its options: “Scent: Choose an option – Fig Leaf / Rainy Porch”. */
const formPrompt =
  /(?<=:[^\S\n]*)[-–—]*[^\S\n]*(?:please )?(?:choose|select|pick)(?: (?:an?|your|one)(?: \p{L}+)?)?[^\S\n]*(?:[-–—:]+(?=[^\S\n])|(?=\n|$))/giu

/** “> Lined blouse – Rs. 750”, “>> 4 visits a year”: the mark of a list, and no “more than”. */
const pointer = /^([^\S\n]*)(>{1,3})(?=[^\S\n]+\S)/gmu

/** A line of cells between bars, each of a few words: “Ages 8-12 | Saturdays 10-12 | The Old Chapel, Frome”. */
const cells = /^[^\n가-힣|]{1,60}(?:\|[^\n가-힣|]{1,60})+$/gmu
/** As many words as a cell has. */
const CELL_MOST = 4

/** A cell that says nothing where it stands alone: “Gift”, “2 hrs”, “max 4 people”, “Colour 50p”. */
const saysNothing =
  /^\s*(?:\S+|\p{L}+ [$£€]?\d[\d.]*[pck]?|(?:(?:max|min|up to|about) )?\d[\d.]*(?:[-–]\d+)? ?\p{L}+(?: each)?)\s*$/iu

/** Such a line with commas for its bars, where it has room in one scene. */
function asOneLine(line: string): string {
  const lengths = line.split('|').map((cell) => cell.trim().split(/\s+/u).length)
  const areShort =
    lengths.every((length) => length <= CELL_MOST) || line.split('|').some((cell) => saysNothing.test(cell))
  // “Maria’s | tamales by the dozen” is a name and what it is.
  const isRow = lengths.length > 2 || /\d/u.test(line) || lengths.every((length) => length <= 2)
  return areShort && isRow && countChars(line) <= lineLimits.en.small ? line.replace(/ \|/gu, ', ') : line
}

/** The text, as long as it was, with such labels before a colon. */
export function withPageLabels(text: string): string {
  const pointers = text.match(pointer)?.length ?? 0
  const listed =
    pointers > 1 ? text.replace(pointer, (mark) => mark.replace('>', '-').replace(/>/gu, ' ')) : text
  const marked = listed
    .replace(formPrompt, (prompt) => ' '.repeat(prompt.length))
    .replace(leader, (dots) => ':'.padEnd(dots.length))
    .replace(/\|\|/gu, ' |')
    .replace(barred, '/')
  const shouted = marked.replace(shoutedPipe, '$1$2 :')
  const labels = shouted.match(pipeLabel) ?? []
  // One line may be a name and what it is: “Maria’s | tamales by the dozen”.
  const labelled = labels.length > 1 ? shouted.replace(pipeLabel, '$1$2 :') : shouted
  return labelled.replace(cells, asOneLine)
}

/** Headings under which each line is one of several things. */
const ofList =
  /^(?:sizes?|(?:opening )?hours|ingredients|materials?|areas?|(?:not |what[’']s )?included|(?:what[’']s )?in the box|what[’']s in it|what (?:you get|to bring)|isi paket|ukuran|area|jam buka|kích thước|giờ mở cửa|khu vực|thành phần)\s?:?$/iu

const blankLine = /\n\s*\n/u

/** As many words as a thing in a list has at most. */
const ITEM_MOST = 5

/** What a heading lists, line by line until a blank one, where all of it has room in one scene. */
export function listUnder(
  heading: Sentence,
  below: readonly (Sentence | Unread)[],
  text: string,
  isHeading: (one: Sentence | Unread) => boolean,
): [Sentence, ...Sentence[]] | null {
  const line = textOf(heading.words)
  if (!ofList.test(line)) return null
  const items: Sentence[] = []
  for (const one of below) {
    const last = items.at(-1)
    if (!('words' in one) || isHeading(one) || (last && blankLine.test(between(last, one, text)))) break
    // “- veil / Not bees!”: a line without the mark of those before it.
    if (last && hasListMark(last, text) && !hasListMark(one, text)) break
    items.push(one)
  }
  const [first, ...rest] = items
  // Without a blank line anywhere, nothing says where a list ends but its marks.
  const isBlock =
    items.length < below.length || blankLine.test(text) || items.every((one) => hasListMark(one, text))
  const areItems = items.every(({ words, question }) => !question && words.length <= ITEM_MOST)
  const all = [line, ...items.map(({ words }) => textOf(words))].join(', ')
  const hasRoom = countChars(all) <= lineLimits.en.small && !/[가-힣]/u.test(all)
  return first && rest.length > 0 && isBlock && areItems && hasRoom ? [first, ...rest] : null
}

/** A heading as the label of what stands beneath it: “THỜI GIAN:”. */
export function asLabel(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    at < words.length - 1 ? word : { ...word, text: `${word.text.replace(/[:,]$/u, '')}:` },
  )
}

/** Two items of a list as one sentence. */
export function joinedInList(list: Sentence, item: Sentence): Sentence {
  const words = list.words.map((word, at, all) =>
    at === all.length - 1 ? { ...word, text: `${word.text.replace(/[,.]$/u, '')},` } : word,
  )
  return { ...list, words: [...words, ...item.words], remarks: [...list.remarks, ...item.remarks] }
}

function between(first: Sentence, next: Sentence, text: string): string {
  return text.slice(first.words.at(-1)?.end, next.words[0]?.start)
}

function hasListMark({ words: [first] }: Sentence, text: string): boolean {
  const start = first?.start ?? 0
  return /^\s*[-–—•*·✓✔]/u.test(text.slice(text.lastIndexOf('\n', start) + 1, start))
}
