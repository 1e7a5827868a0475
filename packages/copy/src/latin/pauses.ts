import { countChars } from '@clipmint/kit'

import { tearsQuotation } from '../reading/quotations.ts'
import { isShortened } from '../reading/sentence-ranges.ts'
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
import { endsList, inList, isBareName, isOneList, isTornList, tearsFirst } from './lists.ts'
import { isOneBreath, isTimeAlone } from './one-breath.ts'
import { isSureBefore } from './sure.ts'

/** What a cut is worth that a reader cannot know to be a pause. */
export const POOR = -3
/** A pause that is good enough where a sentence has no room whole. */
const UNSURE = 1.3
/** One of several parts of fewer letters is no first row. */
export const PART_LEAST = 10

/** A time that something is before or after. */
const timeWord = /^(?:day|night|week|month|evening|morning|minute|hour)s?$/iu

/** What is told with its whole range of days. */
const opensWhen = /^(?:open|closed|shut)$/iu

/** Whose verb says nothing without what comes after it: “Y’all call”, “Won’t cut”. */
const opensVerb = /^(?:y[’']all|won[’']t|can[’']t|don[’']t|cannot|will|can)$/iu

/** Who begins a clause. */
const doerAlone = /^(?:you|we|i|it|they|kami|anda|harga|mình|shop)$/iu
/** How long something takes. */
const spans = /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/iu
/** What follows someone who is no doer: “fix it you pay”, “give you one”. */
const noVerb = /^(?:an?|the|your|our|my|\d.*|one|two|three|free|back)$/iu

/** As many words after a comma as may end a row. */
export const AFTER_COMMA = 3

/** A price without its sum. */
const ofPrice =
  /^(?:(?:the )?price|harga(?!nya)|giá)(?!\p{L})(?!.*\d\s?(?:rb|ribu|k|ngàn|nghìn|triệu|tr|đ|jt|juta|\.\d{3}))/iu

/** As many words of a subject as are said in one breath with their verb. */
const NAMED_MOST = 3

/** How well a reader may pause between two words; null where they may not. */
export function pauseBetween(
  left: readonly string[],
  rest: readonly string[],
  grammar: LatinPhrases,
): number | null {
  const { breaks, condition, joins, marksLists, number, relative, says, strong } = grammar
  const word = left.at(-1) ?? ''
  const [next = ''] = rest
  if (tearsQuotation(left.join(' '))) return null
  // Two sentences that are told together part where the first ends.
  if (isBetweenSentences(word, next)) return 3
  if ([...left, ...rest].some((other, at, all) => isBetweenSentences(other, all[at + 1] ?? ''))) return null
  if (!hasMark(word) && isOneBreath(left, rest, grammar)) return null
  // “We pick | only after you order” says nothing first.
  if (
    left.length === 2 &&
    (opensVerb.test(left[0] ?? '') ||
      (doer.test(left[0] ?? '') && countChars(left.join(' ')) < PART_LEAST)) &&
    !hasMark(word)
  )
    return POOR
  const inCase = condition.test(left.join(' ')) && !left.some(hasMark)
  const main = inCase ? mainIn([...left, ...rest], breaks) : -1
  // “If you don’t like it | post it back”, “If it dies in the first 60 days | send me a picture”: after a case, what is to be done.
  if (inCase && asksAfterObject(left, rest)) return 2.5
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
  if (word.endsWith(',') && isTornList(left, rest, grammar)) return 0.4
  // “vá lốp, thay bình đều làm được”: what is said of all.
  if (word.endsWith(',') && rest.some((other) => /^(?:đều|semua)$/iu.test(other))) return 0.4
  // “Thanh Hà, Hội An” is one place.
  if (word.endsWith(',') && left.length > 1 && [word, next].every((one) => /^\p{Lu}[\p{L}\d]/u.test(one)))
    return POOR
  // “Giá thuê 3 ngày, cọc thêm 500k”: a price is told with its sum.
  if (word.endsWith(',') && ofPrice.test(left.join(' '))) return 0.4
  if (/[,;:]$/u.test(word)) return 3
  // “Minimal 500 biji, antar | gratis 8 km”: a word or two after a comma wait for the rest.
  const comma = left.findLastIndex((other) => other.endsWith(','))
  if (comma >= 0 && left.length - comma - 1 < AFTER_COMMA) return POOR
  if (joins.test(next) && left.at(-2)?.endsWith(',')) return null
  if (belongs(left, rest, grammar)) return null
  // “A snakes | and ladders is £640”
  if (joins.test(next) && isBareName(left) && /^(?:an?|the|our|my)$/iu.test(left[0] ?? '')) return POOR
  // “9 days | and post is included”: two words say nothing before a link.
  if (/^and$/iu.test(next) && left.length < 3 && /^[\d$£€]/u.test(left[0] ?? '')) return POOR
  if (joins.test(next) && (clauseFront.test(rest[1] ?? '') || isClause(rest))) return 1.6
  // “from 8 | to 20” and “6 | months” part a number from what it is of.
  if (isNumber(word, number)) return null
  const isRange =
    /^(?:to|until|through|sampai|đến|tới)$/iu.test(next) &&
    (weekday.test(word) || /^(?:from|dari|từ)$/iu.test(left[0] ?? ''))
  // “Ukuran M | sampai XXL”
  if (/^(?:to|sampai|đến|tới)$/iu.test(next) && /^(?:x*s|m|x*l)$/iu.test(word)) return null
  if (isRange || /^(?:–|-|x)$/iu.test(next)) return null
  if (relative.test(`${next} `)) return UNSURE
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
  // “Picking opens | around July 5th”, “both hands | till elbow”: when, and how far.
  if (/^(?:around|till|until)$/iu.test(next) && !hasMark(word)) return POOR
  if (/^(?:ăn|uống|dùng|nâng)$/iu.test(word) && /^(?:trong|từ|đến|bằng)$/iu.test(next)) return null
  // “Đế mòn chú | thay 180 ngàn”, “Rạp thì cô | không có”: who does it, and what.
  if (
    /^(?:em|mình|tui|tôi|chị|chú|cô|bác|dì)$/iu.test(word) &&
    /^(?:không|hông|hổng|có|thay|làm|nhận|sửa|tính|bán|giao)$/iu.test(next)
  )
    return null
  // “1 cây dao 20 ngàn kéo | thì 40 ngàn”: what it is the case of is not sure.
  if (/^thì$/iu.test(next)) return left.length < 3 ? 0.4 : 1
  if (/^ở$/iu.test(next) && left.length < 3) return POOR
  // “Songketnya tenunan | asli”, “Pas foto langsung | jadi 10 menit”, “anywhere | in Europe”, “anything | over 6 years old”, “Ground floor | to ground floor”
  if (/^asli$/iu.test(next) || /^(?:any|every|some|no)(?:where|thing|one|body)$/iu.test(word)) return null
  if (/^jadi$/iu.test(next) && isNumber(rest[1] ?? '', number)) return null
  if (
    /^to$/iu.test(next) &&
    left.some((other) => other.toLocaleLowerCase('en') === rest[1]?.toLocaleLowerCase('en'))
  )
    return null
  // “14 pupils | at a time”, “Closed November | to mid March”, “Rakit di rumahku | di Condongcatur”
  if (/^at (?:a|the same) time\b/iu.test(rest.join(' '))) return null
  if (/^(?:to|till|until|through)$/iu.test(next) && left.some((other) => opensWhen.test(other))) return null
  // “both hands | till elbow and feet till ankle”
  if (/^(?:till|until)$/iu.test(next) && !isClause(rest.slice(1))) return POOR
  if (
    next.length < 4 &&
    breaks.test(next) &&
    left.slice(1).some((other) => other.toLocaleLowerCase('en') === next.toLocaleLowerCase('en'))
  )
    return POOR
  // “It doesn’t change | after”
  if (breaks.test(next) && rest.length === 1) return null
  // “The seed spuds are | in now”
  if (/^(?:in|on|out)$/iu.test(next) && /^(?:now|again|today|stock)[,;]?$/iu.test(rest[1] ?? '')) return null
  // “You can cook | in it”
  if (breaks.test(next) && /^(?:it|them)$/iu.test(rest[1] ?? '')) return POOR
  // “Grain free | so good for itchy dogs”: a clause of its own is a surer pause.
  if (breaks.test(next) && !isClause(rest) && (hasLinkLater(rest) || hasLinkBefore(left, rest))) return null
  if (isGiven(left, rest)) return 2.5
  // “Baja karbon | jadi bisa karatan”, “tutup | kalau habis”: only what is said of it comes before a cause, and a case.
  if (isBareName(left) && /^(?:so|because|jadi|karena|nên|vì)$/iu.test(next)) return POOR
  if (/^(?:tutup|libur|closed|nghỉ)$/iu.test(word) && condition.test(`${next} `)) return POOR
  // “cuci tangan | pakai lerak”
  if (/^pak(?:ai|e)$/iu.test(next) && rest.length < 4) return POOR
  // “phơi đủ ba nắng | rồi mới dệt”: only then.
  if (/^rồi$/iu.test(next) && /^mới$/iu.test(rest[1] ?? '')) return null
  // “Phụ huynh | được ngồi xem tại hồ”
  if (/^(?:được|là)$/iu.test(next) && left.length <= NAMED_MOST) return null
  // “báo giá trước rồi mới làm”: with no noun after it, the word belongs to what it follows.
  if (breaks.test(next)) {
    if (breaks.test(word)) return null
    if (breaks.test(rest[1] ?? '')) return POOR
    return isSureBefore(left, rest, grammar) ? 2 : UNSURE
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

/** Whether a full stop stands between two words, and none of a shortened word: “Opp. Murugan temple”. */
function isBetweenSentences(word: string, next: string): boolean {
  return /\p{L}{2}\.$/u.test(word) && /^\p{Lu}/u.test(next) && !isShortened(word.slice(0, -1))
}

/** What a buyer is asked to do in a case, with what it is done to: “post it back”, “send me a photo”. */
const asked =
  /^(?:post|send|ring|call|text|email|message|bring|return|keep|tell|ask|let|give|drop|put|come) (?:it|them|me|us|him|her)(?!\p{L})/iu

function asksAfterObject(left: readonly string[], rest: readonly string[]): boolean {
  return left.length > 3 && !waitsForVerb.test(left.at(-1) ?? '') && asked.test(rest.join(' '))
}

/** “If you want to | send me a photo”, “If you | text me”: what is done is of the case itself. */
const waitsForVerb =
  /^(?:i|you|we|they|he|she|who|to|and|or|can|could|will|would|don[’']t|didn[’']t|can[’']t|just|then|please|first|either|also)$/iu

/** Where what a case is a case of begins, among words that begin with the case; -1 where no one is its doer. */
export function mainIn(words: readonly string[], breaks: RegExp): number {
  const isVerb = (word: string): boolean => !doer.test(word) && !noVerb.test(word) && !breaks.test(word)
  return words.findIndex(
    (word, at) =>
      at > 2 &&
      doer.test(word) &&
      // “If you don’t like it post it back”: “it” does nothing there.
      !(/^it$/iu.test(word) && asked.test(words.slice(at + 1).join(' '))) &&
      !breaks.test(words[at - 1] ?? '') &&
      isVerb(words[at + 1] ?? ''),
  )
}

function isNumber(word: string, number: RegExp): boolean {
  // A number in words is known by what follows it.
  return number.exec(`${word} `)?.[0] === word
}
