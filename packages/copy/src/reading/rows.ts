import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { withoutEmoji } from './clean.ts'
import { isEmptyHeading, isOverPrices, saysOnlyName } from './headings.ts'
import { asLabel, joinedInList } from './page-labels.ts'
import { type Sentence, textOf, type Unread, type Word } from './sentence.ts'

/** A row of a chart of sizes: “S 2-3 th 62x70”, “XL: 58-65kg”, “39: 24,5 cm”. */
const sizeRow =
  /^(?:size )?(?:x{0,4}[sl]|\dxl|m|l|all ?size|freesize|\d{2,3})(?:\s?[:=–-]|\s)\s?(?=.*\d)(?:\S+\s?){1,9}$/iu
/** A row of a menu by the day: “T2: thịt kho tiêu – canh bí đỏ”, “Senin: soto ayam”. */
const dayRow =
  /^(?:t[2-7]|cn|thứ [\p{L}\d]+|chủ nhật|senin|selasa|rabu|kamis|jum[’']?at|sabtu|minggu|(?:mon|tues|wednes|thurs|fri|satur|sun)day) ?[:–-] ?(?!\d|tutup|libur|nghỉ|closed)\p{L}/iu
/** A thing and its price: “Matras: Rp5.000”, “Thay vòi: 80k/bộ”, “Hiace – 1.200.000 (+ driver)”. */
const priceRow =
  /^[^:]{2,40}?(?:[:=–-] ?(?:rp\.? ?|[$£€])?\d[\d.,]*|\s(?:rp\.? ?\d[\d.,]*|\d[\d.,]* ?(?=k|rb|ribu|jt|đ|tr|ng)|\d{1,3}[.,]000))(?: ?(?:k|rb|ribu|jt|đ|tr|nghìn|ngàn))?(?: ?\/ ?\p{L}+)?(?: \([^()]*\))?$/iu

/** Whether a heading says of what its prices are, for how long or how many: “DAFTAR SEWA / 24 JAM”, “BÁO GIÁ CÔNG THỢ”, but not “PRICE LIST”. */
function saysOfPrices(heading: string): boolean {
  const plain = heading.replace(/\([^()]*\)|[:：]/gu, '').trim()
  return heading !== '' && (/\(\d+ ?\p{L}+\)/u.test(heading) || !isEmptyHeading(plain))
}

const kinds = [
  { row: sizeRow, isUnder: () => true },
  { row: dayRow, isUnder: () => true },
  { row: priceRow, isUnder: saysOfPrices },
]

/** As many words as stand over a list at most. */
const HEADING_WORDS = 6

/**
 * Sentences with the rows that say too little alone, as many in one as have room: sizes under “Size chart (LD x panjang):”, the days
 * of a week’s menu, prices under what or how long they are for. Each such sentence begins with the heading over the rows.
 */
export function withRows(
  sentences: readonly (Sentence | Unread)[],
  text: string,
  name: string,
): (Sentence | Unread)[] {
  const all: (Sentence | Unread)[] = []
  for (let at = 0; at < sentences.length;) {
    const before = all.at(-1)
    const over = before && 'words' in before && isHeading(before, text) ? before : null
    // “GIẶT SẤY BONG BÓNG” over the prices of “Giặt sấy Bong Bóng” says of what none of them is.
    const heading = over && saysOnlyName(textOf(over.words), name) ? null : over
    const rows = rowsFrom(sentences.slice(at), text, heading)
    const [one] = sentences.slice(at)
    if (rows.length > 1) {
      if (heading) all.pop()
      // “LESSON PRICES” over the prices of “Priya’s Driving Lessons”
      const isSaid = heading !== null && isOverPrices(textOf(heading.words), name)
      all.push(...together(rows, isSaid ? null : heading))
    } else if (one) all.push(one)
    at += rows.length > 1 ? rows.length : 1
  }
  return all
}

/** The rows of one kind at the front of some sentences, each alone on its line. */
function rowsFrom(
  sentences: readonly (Sentence | Unread)[],
  text: string,
  heading: Sentence | null,
): Sentence[] {
  const over = heading ? textOf(heading.words) : ''
  const found = kinds
    .filter(({ isUnder }) => isUnder(over))
    .map(({ row }) => {
      const end = sentences.findIndex(
        (one) => !('words' in one) || one.question || !isOwnLine(one, text) || !row.test(textOf(one.words)),
      )
      return sentences.slice(0, end < 0 ? sentences.length : end)
    })
  const [longest = []] = found.toSorted((a, b) => b.length - a.length)
  return longest.flatMap((one) => ('words' in one ? [one] : []))
}

/** Rows in as few sentences as have room, evenly where that has room too. */
function together(rows: readonly Sentence[], heading: Sentence | null): Sentence[] {
  const hasRoom = (some: readonly Sentence[]): boolean =>
    countChars(textOf(asOne(some, heading).words)) <= lineLimits.en.small
  const full = rows.reduce<Sentence[][]>((all, row) => {
    const last = all.at(-1)
    return last && hasRoom([...last, row]) ? [...all.slice(0, -1), [...last, row]] : [...all, [row]]
  }, [])
  const most = Math.ceil(rows.length / full.length)
  const even = full.map((_, at) => rows.slice(at * most, (at + 1) * most)).filter((some) => some.length > 0)
  return (even.every(hasRoom) ? even : full).map((some) => asOne(some, heading))
}

function asOne(rows: readonly Sentence[], heading: Sentence | null): Sentence {
  const items = heading === null ? rows : rows.map(withoutColons)
  const list = items.reduce((all, row) => joinedInList(all, row))
  const start = list.words[0]?.start ?? 0
  // The heading stands over each part of its list, and in the owner's text once.
  const over = asLabel(heading?.words ?? []).map((word) => ({ ...word, start, end: start }))
  return { ...list, words: [...over, ...list.words], question: false, whole: true }
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

/** A line of its own over a list: in capitals, or before a colon. */
function isHeading(one: Sentence, text: string): boolean {
  const end = one.words.at(-1)?.end ?? 0
  const after = withoutEmoji(text.slice(end).split('\n', 1)[0] ?? '')
  const line = textOf(one.words)
  const isShouted = !/\p{Ll}{2}/u.test(line.replace(/\([^()]*\)/gu, ''))
  return (
    isOwnLine(one, text) &&
    (/^[)\s]*[:：]\s*$/u.test(after) || line.endsWith(':') || isShouted) &&
    one.words.length <= HEADING_WORDS &&
    !/[가-힣]/u.test(line) &&
    !priceRow.test(line) &&
    !/^\P{L}*\d[\d.,]*\P{L}*$/u.test(line)
  )
}

function isOwnLine({ words }: Sentence, text: string): boolean {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [after = ''] = text.slice(end).split('\n', 1)
  return ![before, after].some((side) => /\p{L}|\d[^.)]/u.test(side))
}
