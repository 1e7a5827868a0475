import type { Head, Rows } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { capital, lengthOf } from '../reading/clean.ts'
import {
  belongs,
  clauseFront,
  doer,
  hasLinkBefore,
  hasLinkLater,
  hasMark,
  isClause,
  isGiven,
  mayOpenVerb,
  weekday,
} from './belongs.ts'
import type { LatinPhrases } from './grammar.ts'
import { endsList, inList, isOneList, tearsFirst } from './lists.ts'
import { isOneBreath, isTimeAlone } from './one-breath.ts'
import { mayTurn } from './turned.ts'

/** All languages in Latin letters have as much room. */
const { most: MOST, small: SMALL_MOST } = lineLimits.en
/** Fewer letters of a line beneath read as a scrap. */
const LEAST = 3
/** What a cut is worth that a reader cannot know to be a pause, and the least that a pause is with its length. */
const POOR = -3
const LEAST_PAUSE = 1
/** The least pause of a sentence that has room beneath the name, where it would be whole. */
const SURE_PAUSE = 1.4
/** A pause that is good enough where a sentence has no room whole. */
const UNSURE = 1.3
/** Fewer letters of big words do, and of a single word. */
const BIG_LEAST = 5
const WORD_LEAST = 9
/** One of several parts of fewer letters is no first row. */
const PART_LEAST = 10
/** A single word of fewer letters stands beneath nothing: “Sprei katun jepang asli | adem”. */
const ALONE_LEAST = 7

/**
 * What stands beneath big words so that both say the sentence once: what follows them (“Let the dough rest | for 20 hours”), or
 * the other parts where they are one of its parts between commas (“Free exchange | If you pick the wrong size”). Null where
 * they stand elsewhere in it.
 */
export function beneathHead(head: string, sentence: string): string | null {
  const front = plainly(head.replace(/\?$/u, ''))
  const whole = plainly(sentence)
  const parts = sentence.split(/,\s+/u)
  if (whole.startsWith(front)) {
    const rest = sentence.slice(front.length)
    // “from 8 | to 20” parts a range.
    if (/\d$/u.test(front) && /^\s(?:to|until|till|sampai|đến|–|-|x)\s/iu.test(rest)) return null
    const next = rest.replace(/^[,;:?]\s*/u, '')
    // A list goes on as it was written; a second thought begins again.
    if (rest.startsWith('?')) return standing(capital(next))
    const thought = next.replace(/^(?:and|dan|và)\s/iu, '')
    const isNew = parts.length <= 2 && clauseFront.test(thought.split(' ')[0] ?? '')
    return /^[,;:]/u.test(rest) ? standing(isNew ? capital(thought) : next) : readingOn(rest)
  }
  const hasRoom = lengthOf(sentence) <= SMALL_MOST
  // What answers a question, or leans on what it adds to, stands beneath it, where there is room.
  if ((sentence.includes('?') || leans.test(head)) && hasRoom) return null
  const at = parts.findIndex((part, index) => index > 0 && plainly(part) === front)
  const others = parts.filter((_, index) => index !== at)
  // “14 hours” out of “Cold brew, 14 hours, beans …” says nothing first.
  if (at < 0 || (parts.length > 2 && (lengthOf(head) < PART_LEAST || at < parts.length - 1))) return null
  // “180 gsm” out of “100% combed cotton, 180 gsm” says less than what it is of.
  if (/^\d/u.test(head) && lengthOf(head) < PART_LEAST) return null
  if (!mayTurn(head, parts[0] ?? '', hasRoom)) return null
  return standing(capital(others.join(', ').replace(/^(?:and|dan|và)\s/iu, '')))
}

/** What is told only after what it adds to. */
const leans =
  /^(?:usually|mostly|often|sometimes|also|so|then|just(?! bring)|even|only|about|around|that[’']s|that is|which|see|(?:i|you|we|they|it)(?:[’']\w+)?|bukan|melainkan|tapi|cuma|ga|nggak|mỗi|rút|mở|tiệm|shop)\s|\stoo$|(?<!\p{L})(?:libur|tutup|kecuali|kẻo)(?!\p{L})/iu
function readingOn(rest: string): string | null {
  return /^\s/u.test(rest) ? standing(rest.trim()) : null
}

function standing(rest: string): string | null {
  const length = lengthOf(rest)
  const isScrap = length < (/[\s\d]/u.test(rest) ? LEAST : ALONE_LEAST)
  return isScrap || length > SMALL_MOST ? null : rest
}

function plainly(text: string): string {
  return text.toLocaleLowerCase('en')
}

/**
 * A sentence in two rows that read on, the first of them big: “We deliver by bicycle | within 4 km every Friday before 6”. Best
 * at a pause, else before a phrase, else between what is spoken of and what is said of it.
 */
export function readOn(sentence: string, grammar: LatinPhrases): Head[] {
  const words = sentence.split(' ')
  const rows = words
    .slice(0, -1)
    .flatMap((word, at) => {
      const left = words.slice(0, at + 1).join(' ')
      const text = left.replace(/[,;:]$/u, '')
      const beneath = beneathHead(text, sentence)
      const length = lengthOf(text)
      const next = words[at + 1] ?? ''
      const worth = pauseBetween(words.slice(0, at + 1), words.slice(at + 1), grammar)
      const hangs = waits(text, word, next, grammar)
      if (beneath === null || worth === null || hangs || length > MOST) return []
      if (length < (text.includes(' ') ? BIG_LEAST : WORD_LEAST)) return []
      return [
        { head: { text: capital(text), isPart: true, beneath }, pause: worth, worth: worth + length / 12 },
      ]
    })
    .toSorted((a, b) => b.worth - a.worth)
  const good = rows.filter(({ worth, pause }) => worth >= LEAST_PAUSE && isSure(pause, sentence))
  if (good.length > 0) return good.map(({ head }) => head)
  return rows
    .filter(({ head }) => head.beneath.includes(' '))
    .slice(0, 1)
    .map(({ head }) => ({ ...head, isPoor: true }))
}

/** Whether a pause is good enough to part a sentence that may be told whole beneath the name. */
function isSure(pause: number, sentence: string): boolean {
  return pause >= SURE_PAUSE || lengthOf(sentence) > SMALL_MOST
}

/** Whether a row that ends with this word waits for the next one. */
function waits(row: string, word: string, next: string, { open, breaks }: LatinPhrases): boolean {
  const isPronoun = /\s(?:it|them|you|me|us)$/iu.test(row) && (breaks.test(next) || doer.test(next))
  return open.test(row) && !isPronoun && !hasMark(word)
}

/** A sentence with its last row big, for a scene whose small words stand over the big ones. */
export function leadIn(sentence: string, grammar: LatinPhrases): Rows | null {
  const words = sentence.split(' ')
  const rows = words.slice(0, -1).flatMap((word, at) => {
    const left = words.slice(0, at + 1)
    const rest = words.slice(at + 1)
    const headline = rest.join(' ')
    const sub = left.join(' ').replace(/[,;:]$/u, '')
    const pause = pauseBetween(left, rest, grammar)
    const fits = lengthOf(headline) >= WORD_LEAST && lengthOf(headline) <= MOST && lengthOf(sub) <= SMALL_MOST
    if (
      pause === null ||
      pause < 0 ||
      !isSure(pause, sentence) ||
      !fits ||
      waits(sub, word, rest[0] ?? '', grammar)
    )
      return []
    const isOther = hasMark(word)
    return [
      {
        rows: { headline: isOther ? capital(headline) : headline, sub },
        worth: pause + lengthOf(headline) / 24,
      },
    ]
  })
  return rows.toSorted((a, b) => b.worth - a.worth)[0]?.rows ?? null
}

/** A time that something is before or after. */
const timeWord = /^(?:day|night|week|month|evening|morning|minute|hour)s?$/iu

/** What is told with its whole range of days. */
const opensWhen = /^(?:open|closed|shut)$/iu

/** Who begins a clause. */
const doerAlone = /^(?:you|we|i|it|they|kami|anda|harga|mình|shop)$/iu
/** How long something takes. */
const spans = /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/iu
/** What follows someone who is no doer: “fix it you pay”, “give you one”. */
const noVerb = /^(?:an?|the|your|our|my|\d.*|one|two|three|free|back)$/iu

/** As many words of a subject as are said in one breath with their verb. */
const NAMED_MOST = 3

/** How well a reader may pause between two words; null where they may not. */
function pauseBetween(
  left: readonly string[],
  rest: readonly string[],
  grammar: LatinPhrases,
): number | null {
  const { breaks, condition, joins, marksLists, number, relative, says, strong, sure } = grammar
  const word = left.at(-1) ?? ''
  const [next = ''] = rest
  if (!hasMark(word) && isOneBreath(left, rest, grammar)) return null
  // “We pick | only after you order” says nothing first.
  if (
    left.length === 2 &&
    doer.test(left[0] ?? '') &&
    lengthOf(left.join(' ')) < PART_LEAST &&
    !hasMark(word)
  )
    return POOR
  const inCase = condition.test(left.join(' ')) && !left.some(hasMark)
  const main = inCase ? mainIn([...left, ...rest], breaks) : -1
  // “If we can’t fix it | you pay nothing”: a case is told whole.
  if (inCase && (main < 0 || left.length <= main + 2)) return left.length === main ? 2.5 : null
  if (word.endsWith('?')) return 3
  if ([...left.slice(0, -1), ...rest].some((other) => other.endsWith('?'))) return null
  if (word.endsWith(',') && inList([...left, ...rest])) return null
  // “Comes with rice | radish kimchi and green onion”: a list is told together, where it has room.
  const isTorn =
    (marksLists && endsList(left, rest, joins)) ||
    (weekday.test(word.replace(/,$/u, '')) && weekday.test(next))
  if (word.endsWith(',') && isTorn) return POOR
  if (word.endsWith(',') && isOneList(left, rest)) return POOR
  if (word.endsWith(',') && (tearsFirst(left, rest) || isTimeAlone(left))) return null
  // “vá lốp, thay bình đều làm được”: what is said of all.
  if (word.endsWith(',') && rest.some((other) => /^(?:đều|semua)$/iu.test(other))) return 0.4
  // “Thanh Hà, Hội An” is one place.
  if (word.endsWith(',') && left.length > 1 && [word, next].every((one) => /^\p{Lu}[\p{L}\d]/u.test(one)))
    return POOR
  if (/[,;:]$/u.test(word)) return 3
  if (joins.test(next) && left.at(-2)?.endsWith(',')) return null
  if (belongs(left, rest, grammar)) return null
  if (joins.test(next) && (clauseFront.test(rest[1] ?? '') || isClause(rest))) return 1.6
  // “from 8 | to 20” and “6 | months” part a number from what it is of.
  if (isNumber(word, number)) return null
  const isRange =
    /^(?:to|until|through|sampai|đến|tới)$/iu.test(next) &&
    (weekday.test(word) || /^(?:from|dari|từ)$/iu.test(left[0] ?? ''))
  // “Ukuran M | sampai XXL”
  if (/^(?:to|sampai|đến|tới)$/iu.test(next) && /^(?:x*s|m|x*l)$/iu.test(word)) return null
  if (isRange || /^(?:–|-|x)$/iu.test(next)) return null
  if (relative.test(`${next} `)) return sure.test(next) ? 1.6 : UNSURE
  if (word === '+') return null
  // “piece | to piece”
  if (rest[1]?.toLocaleLowerCase('en') === word.toLocaleLowerCase('en')) return null
  // “Wednesday | and Saturday”, “four | and up”.
  if (joins.test(next) && (weekday.test(word) || /^(?:up|over|above)$/iu.test(rest[1] ?? ''))) return null
  // “the width | and height of your wall”.
  if (joins.test(next) && /^(?:of|from)$/iu.test(rest[2] ?? '')) return null
  // “Wake | and Durham”: names are told together.
  if (joins.test(next)) return 0.4
  // “Friday | after 4”
  if (weekday.test(word) && breaks.test(next) && isNumber(rest[1] ?? '', number)) return null
  // “the day | before”, “9pm | the night before”, “ăn | trong 5 ngày”, “không sửa | thì …”.
  if (/^(?:before|after)$/iu.test(next) && timeWord.test(word)) return null
  if (/^(?:ăn|uống|dùng|nâng)$/iu.test(word) && /^(?:trong|từ|đến|bằng)$/iu.test(next)) return null
  // “1 cây dao 20 ngàn kéo | thì 40 ngàn”: what it is the case of is not sure.
  if (/^thì$/iu.test(next)) return left.length < 3 ? 0.4 : 1
  if (/^ở$/iu.test(next) && left.length < 3) return POOR
  // “Songketnya tenunan | asli”, “Pas foto langsung | jadi 10 menit”, “anywhere | in Europe”, “Ground floor | to ground floor”
  if (/^asli$/iu.test(next) || /^anywhere$/iu.test(word)) return null
  if (/^jadi$/iu.test(next) && isNumber(rest[1] ?? '', number)) return null
  if (
    /^to$/iu.test(next) &&
    left.some((other) => other.toLocaleLowerCase('en') === rest[1]?.toLocaleLowerCase('en'))
  )
    return null
  // “14 pupils | at a time”, “Closed November | to mid March”, “Rakit di rumahku | di Condongcatur”
  if (/^at (?:a|the same) time\b/iu.test(rest.join(' '))) return null
  if (/^(?:to|till|until|through)$/iu.test(next) && left.some((other) => opensWhen.test(other))) return null
  if (
    next.length < 4 &&
    breaks.test(next) &&
    left.slice(1).some((other) => other.toLocaleLowerCase('en') === next.toLocaleLowerCase('en'))
  )
    return POOR
  // “It doesn’t change | after”
  if (breaks.test(next) && rest.length === 1) return null
  // “You can cook | in it”
  if (breaks.test(next) && /^(?:it|them)$/iu.test(rest[1] ?? '')) return POOR
  // “Grain free | so good for itchy dogs”: a clause of its own is a surer pause.
  if (breaks.test(next) && !isClause(rest) && (hasLinkLater(rest) || hasLinkBefore(left, rest))) return null
  if (isGiven(left, rest)) return 2.5
  // “cuci tangan | pakai lerak”
  if (/^pak(?:ai|e)$/iu.test(next) && rest.length < 4) return POOR
  // “Phụ huynh | được ngồi xem tại hồ”
  if (/^(?:được|là)$/iu.test(next) && left.length <= NAMED_MOST) return null
  // “báo giá trước rồi mới làm”: with no noun after it, the word belongs to what it follows.
  if (breaks.test(next)) {
    if (breaks.test(word)) return null
    if (breaks.test(rest[1] ?? '')) return POOR
    return sure.test(next) ? 2 : UNSURE
  }
  if (breaks.test(word)) return null
  if (strong.exec(next)?.[0] === next) return hasLinkLater(rest) ? null : UNSURE
  // “Water when top soil | is dry”.
  if (says.test(next) && left.slice(1).some((other) => /^(?:if|when|kalau|nếu|khi)$/iu.test(other)))
    return null
  // “Our house | has …” names first what is spoken of.
  if (says.test(next) && !mayOpenVerb(left, rest)) return POOR
  // “All our polish | is HEMA free”, “Phòng khám | chuyên trị …”: few words are one with what is said of them.
  if (says.test(next)) return left.length > NAMED_MOST ? 1 : word.endsWith('nya') ? 0.4 : null
  if (doerAlone.test(next)) return 0.7
  // “We let the dough rest | 20 hours before …”, but “diskon | 20 persen”.
  if (isNumber(next, number))
    return left.length > 4 && doer.test(left[0] ?? '') && spans.test(rest[1] ?? '') ? 0.8 : null
  // “I send a video | every evening”, “Water them once | every three weeks”
  const isOften = rest.slice(1, 3).some((other) => timeWord.test(other.replace(/,$/u, '')))
  if (/^(?:every|each)$/iu.test(next) && isOften) return 0.8
  // “loaves | baked in a stone oven”, but “vegetable tanned leather”.
  const isDone = /^\p{L}{3,}ed$/iu.test(next) && (rest.length === 1 || breaks.test(rest[1] ?? ''))
  return isDone || /^(?:no|tanpa)$/iu.test(next) ? 0.8 : null
}

/** Where what a case is a case of begins, among words that begin with the case; -1 where no one is its doer. */
export function mainIn(words: readonly string[], breaks: RegExp): number {
  const isVerb = (word: string): boolean => !doer.test(word) && !noVerb.test(word) && !breaks.test(word)
  return words.findIndex(
    (word, at) =>
      at > 2 && doer.test(word) && !breaks.test(words[at - 1] ?? '') && isVerb(words[at + 1] ?? ''),
  )
}

/** Whether big words that open a sentence leave the rest of it standing. */
export function mayPause(head: string, sentence: string, grammar: LatinPhrases): boolean {
  const words = sentence.split(' ')
  const count = head.split(' ').length
  const isFront = plainly(sentence).startsWith(plainly(head))
  if (!isFront || count === words.length) return true
  const pause = pauseBetween(words.slice(0, count), words.slice(count), grammar) ?? POOR
  return pause > POOR && isSure(pause, sentence)
}

function isNumber(word: string, number: RegExp): boolean {
  // A number in words is known by what follows it.
  return number.exec(`${word} `)?.[0] === word
}
