import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import type { LatinPhrases } from './grammar.ts'
import { act } from './restate-subject.ts'

/** All languages in Latin letters have as much room. */
const { small: SMALL_MOST } = lineLimits.en

/** Who may do something. */
export const doer = /^(?:you|we|i|it|they|he|she|there|kami|anda|mình|shop)(?:[’']\w+)?$/iu

const days =
  'mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun|senin|selasa|rabu|kamis|jumat|sabtu|minggu|weekdays?|weekends?'
/** A day of the week. */
export const weekday = new RegExp(`^(?:${days})(?:day)?s?$`, 'iu')

/** The front of a clause after “and”. */
export const clauseFront =
  /^(?:if|when|unless|there|we|i|you|it|they|the|our|your|my|is|are|send|put|leave|bring|stop|refund|wrap|kami|bisa|dibuat|dijahit|ditunggu|bagian|có|được|giao|là|it[’']s|we[’']\w+|i[’']\w+|you[’']\w+)$/iu

/** A link that has a clause of its own, whatever follows it. */
const link = /^(?:so|because|jadi|karena|sehingga|nên|vì|thì)$/iu
const joinsClause = /^(?:and|dan|và)$/iu
/** Is or does. */
const isOrDoes = /^(?:is|are|was|were|will|gets?|costs?|comes?)$/iu
/** A word after which a new clause begins: the verb after it is of that clause, and not of the subject before it. */
const endsSubject =
  /^(?:so|because|but|and|or|that|which|who|where|if|when|while|as|unless|until|till|before|after|than|yang|kalau|jika|asal|supaya|agar|jadi|karena|tapi|mà|nên|vì|thì|nếu|khi|để)$/iu
/** A verb before which a subject ends, in English and Indonesian. */
const finite =
  /^(?:is|are|was|were|has|have|can|will|gets?|comes?|costs?|goes|bisa|sudah|tidak|belum|dapat|boleh|adalah)$/iu

/** What a number and a noun after a word of this kind are of: “bé từ 5 tuổi”. */
const ages = /^(?:years?|months?|tuổi|tháng|tuần|tahun|bulan|thn)$/iu
/** Acts of making, which need what something is made of: “may từ lụa”. */
const makes = /^(?:may|dệt|đan|nấu|ủ|pha|ép|xay|đúc|rèn|ghép|trồng|đựng|ngâm)$/iu
const either = /^(?:or|atau|hoặc|hay)$/iu
const object = /^(?:it|them|me|us|him|her|you)$/iu

/** Whether words end with a comma or the like. */
export function hasMark(word: string): boolean {
  return /[,;:?]$/u.test(word)
}

/** Whether two words that no comma parts are said in one breath, so that no row ends between them. */
export function belongs(left: readonly string[], rest: readonly string[], grammar: LatinPhrases): boolean {
  return (
    isPair(left, rest, grammar) ||
    isObject(left, rest, grammar) ||
    isInSubject(left, rest, grammar) ||
    isWhich(left, rest, grammar) ||
    isOfWord(left, rest, grammar)
  )
}

/** What is given, at the front of the words after “gratis” and after “free”; “gratis | untuk area Bekasi” says where. */
const given =
  /^(?:ongkir|ongkos|antar|kirim|jemput|pasang|desain|konsultasi|servis|cuci|ukir|parkir|tas|bungkus|kotak|es|minum|refill|vòng|công|tư|phí|ship|vận)/iu
const givenFree =
  /^(?:delivery|shipping|postage|returns?|parking|repairs?|refills?|coffee|tea|wi-?fi|gift|wrapping|pick-?up|trial|quote|quotes|estimates?|fitting|lessons?|class|session|check|checks|collection)(?!\p{L})/iu

/** “an hour | and a half”. */
export const restOfNumber = /^and (?:(?:a|one) )?(?:half|quarter)(?!\p{L})/iu

/** “sick | or pregnant”, “75% merino | and 25% nylon”, “pijat bayi | dan ibu setelah melahirkan”: what follows is of both. */
function isPair(
  left: readonly string[],
  rest: readonly string[],
  { joins, number, breaks }: LatinPhrases,
): boolean {
  const [next = '', second = ''] = rest
  // “My brother | and I do the work”: both do it.
  if (
    joins.test(next) &&
    /^i$/iu.test(second) &&
    /^(?:my|our)$/iu.test(left[0] ?? '') &&
    left.length < PEOPLE_MOST
  )
    return true
  if (restOfNumber.test(rest.join(' '))) return true
  // “made by me | and my two sisters”
  if (
    joins.test(next) &&
    /^(?:me|him|her|us)$/iu.test(left.at(-1) ?? '') &&
    /^(?:my|his|her|our)$/iu.test(second)
  )
    return true
  const isOwn = clauseFront.test(second) || act.test(second)
  // “Parents can stay | or leave”: what else one may do is told with it.
  if (either.test(next)) return !doer.test(second) && !/^(?:if|when|unless)$/iu.test(second)
  if (!joins.test(next) || isOwn || isClause(rest)) return false
  const isShare = (word: string): boolean => word.endsWith('%')
  if (isShare(second) && left.slice(-3).some(isShare)) return true
  if (number.exec(`${second} `)?.[0] === second || /^(?:an?|one)$/iu.test(second)) return false
  const end = rest.findIndex(hasMark)
  // “siku besi | dan baut, tinggal pasang”
  if (rest.length === 2 || end === 1) return true
  // “qua nhà đo | và tư vấn miễn phí”: both are free.
  if (
    /\s(?:miễn phí|gratis|free)$/iu.test(
      (end < 0 ? rest : rest.slice(0, end + 1)).join(' ').replace(/[,;:]$/u, ''),
    )
  )
    return true
  return rest
    .slice(2, end < 0 ? SHARED_MOST : Math.min(end + 1, SHARED_MOST))
    .some((word) => breaks.test(word) || /^(?:tanpa|không)$/iu.test(word))
}

/** As many words as name who does it with somebody. */
const PEOPLE_MOST = 4
/** As many words after “and” as are looked through for what is of both. */
const SHARED_MOST = 7

/** “Now I teach | it Sunday afternoons”, “We take our time | with you”, “Salah cetak | dari kami”. */
function isObject(
  left: readonly string[],
  [next = '', second = '']: readonly string[],
  { breaks }: LatinPhrases,
): boolean {
  // “Kids love | it because it is soft”
  if (object.test(next) && breaks.test(second)) return true
  if (object.test(next)) return doer.test(left.at(-2) ?? '') || doer.test(left.at(-3) ?? '')
  return (
    /^(?:with|for|to|from|on|by|dari|oleh)$/iu.test(next) &&
    /^(?:you|me|us|him|her|kami|saya|aku|kita),?$/iu.test(second)
  )
}

/** “Second cat | from the same home is half price”: what is spoken of ends before its verb. */
function isInSubject(
  left: readonly string[],
  rest: readonly string[],
  { breaks, says }: LatinPhrases,
): boolean {
  const [next = ''] = rest
  // “Neighbors | who sign up together both get $5 off”
  if (/^(?:who|that|which|yang)$/iu.test(next) && left.length === 1) return true
  if (!breaks.test(next) || endsSubject.test(next)) return false
  if (left.some((word) => doer.test(word) || says.test(word) || act.test(word) || hasMark(word))) return false
  // “My mother | in law picks the fabrics”
  if (/^(?:the|an?|my|our|your|this|each|every)$/iu.test(left[0] ?? '') && left.length <= NAMED_MOST)
    return true
  const at = rest.findIndex((word) => finite.test(word))
  return (
    at > 1 && !rest.slice(1, at).some((word) => endsSubject.test(word) || doer.test(word) || hasMark(word))
  )
}

/** As many words as what is spoken of has before a preposition. */
const NAMED_MOST = 3

/** “any week | you like”, “mặc được bé | từ 5 tuổi”: what tells which one is meant. */
function isWhich(left: readonly string[], rest: readonly string[], { says, breaks }: LatinPhrases): boolean {
  const [next = '', second = '', third = ''] = rest
  // “ongkir | kami yang tanggung”: what we bear stands before.
  if (doer.test(next) && /^yang$/iu.test(second)) return true
  // “Tặng khung gỗ cho đơn | từ 2 bức”, but “mở cửa | từ 6 giờ”.
  if (/^từ$/iu.test(next) && /^\d+(?!.*h)/u.test(second) && !third.startsWith('giờ')) return true
  // “Solid brass buckle | you can swap out”
  const isSaid = left.some(
    (word) => doer.test(word) || says.test(word) || act.test(word) || breaks.test(word),
  )
  if (/^(?:you|we|i|they)$/iu.test(next) && !isSaid) return true
  const isAny = left
    .slice(-3)
    .some((word) => /^(?:any|anything|every|everything|whatever|all|each)$/iu.test(word))
  if (isAny && /^(?:you|we|i|they)$/iu.test(next)) return true
  // “mẹ bầu từ tuần 14”
  const isAge = /^\d/u.test(second)
    ? ages.test(third.replace(/,$/u, ''))
    : ages.test(second) && /^\d/u.test(third)
  return /^(?:from|dari|từ)$/iu.test(next) && isAge
}

/** “HEMA | free”, “Mondays | only and …”, “tặng | kèm”, “gula aren | asli”, “may | từ lụa”, “đóng | trước giảm 5%”. */
function isOfWord(
  left: readonly string[],
  rest: readonly string[],
  { breaks, strong }: LatinPhrases,
): boolean {
  const word = left.at(-1) ?? ''
  const [next = '', second] = rest
  const isLast = second === undefined || breaks.test(second)
  // “trước” and “sau” with nothing they are before or after are said of the act.
  if (
    /^(?:trước|sau)$/iu.test(next) &&
    !/^(?:\d.*|khi|ngày|giờ|tuần|tháng|lúc|thứ|sinh)$/iu.test(second ?? '')
  )
    return true
  // “Trẻ em đi | kèm ba mẹ”, “Chai 300ml xài | được khoảng 2 tháng”
  if (/^đi$/iu.test(word) && /^kèm$/iu.test(next)) return true
  if (/^được$/iu.test(next) && /^(?:\d.*|khoảng|hơn|gần)$/iu.test(second ?? '')) return true
  return (
    // “Beli 5 botol gratis | ongkir”: what is free stands after it.
    (/^(?:gratis|miễn phí|diskon|bonus)$/iu.test(word) && given.test(next)) ||
    (/^free$/iu.test(word) && givenFree.test(next)) ||
    (/^(?:free|only|gratis|asli)$/iu.test(next) && isLast) ||
    /^(?:free|only|asli)[,;:]$/iu.test(next) ||
    (strong.exec(word)?.[0] === word && strong.exec(next)?.[0] === next) ||
    (makes.test(word) && /^(?:từ|bằng|trong)$/iu.test(next) && left.length <= MADE_MOST)
  )
}

/** As many words as name a thing and how it is made. */
const MADE_MOST = 4

/** “and shipping is on us”, “so they stay put”: a link and a clause of its own, at the front of some words. */
export function isClause(words: readonly string[]): boolean {
  const [first = '', second = ''] = words
  if (link.test(first)) return words.length > 2
  if (!joinsClause.test(first)) return false
  const verb = words.findIndex((word, at) => at > 1 && at < 2 + SUBJECT_MOST && isOrDoes.test(word))
  // “Grip socks and towel are here”: both are.
  const isBoth = /^(?:are|were)$/iu.test(words[verb] ?? '') && !/s$/iu.test(words[verb - 1] ?? '')
  return doer.test(second) || (verb > 0 && !isBoth)
}

/** As many words as what a clause speaks of has. */
const SUBJECT_MOST = 2

/** Whether a link with its own clause follows later, before any comma: a surer pause than one before a preposition. */
export function hasLinkLater(rest: readonly string[]): boolean {
  const at = rest.findIndex((_, index) => index > 0 && isClause(rest.slice(index)))
  return at > 0 && !rest.slice(0, at).some(hasMark)
}

/** “so good | for itchy dogs”, “thì lớp | cho mượn”: whether a link with its own clause came before, the surer pause. */
export function hasLinkBefore(left: readonly string[], rest: readonly string[]): boolean {
  const all = [...left, ...rest]
  const at = left.findLastIndex((word, index) => index > 0 && !hasMark(word) && isClause(all.slice(index)))
  return (
    at > 0 &&
    !left.slice(at).some(hasMark) &&
    (countChars(all.join(' ')) <= SMALL_MOST || left.length - at < SAID_LEAST)
  )
}

/** Fewer words after a link are no clause. */
const SAID_LEAST = 4

/** Whether a verb may open the lower row: not of “Buy three and shipping | is on us”, nor “Minimal order 1 pcs | juga boleh”. */
export function mayOpenVerb(left: readonly string[], rest: readonly string[]): boolean {
  const all = [...left, ...rest]
  const isOneLine = countChars(all.join(' ')) <= SMALL_MOST
  const isLater = left.some((_, at) => at > 0 && isClause(all.slice(at)))
  return rest.length > 2 && !isLater && !(isOneLine && hasLinkLater(rest))
}

/** “Mua 4 bịch | tặng 1 ly”, “Đi nhóm 3 người | miễn phí 1 suất”: what one gets for so many. */
export function isGiven(left: readonly string[], rest: readonly string[]): boolean {
  // “Mua 12 hũ ship | free”: what is done for nothing.
  if (/^(?:giao|ship|antar|kirim|ongkir|lắp|đổi|sửa)$/iu.test(left.at(-1) ?? '')) return false
  // “Sinh viên có thẻ | giảm 10%”
  if (left.length > 2 && /^(?:giảm|bớt|tặng) \d/iu.test(rest.join(' '))) return true
  return (
    left.some((word) => /\d|^(?:mua|đặt|đi|học|thuê|đóng|beli|pesan|sewa|booking)$/iu.test(word)) &&
    rest.length > 2 &&
    /^(?:tặng|miễn phí|free|gratis|diskon|ongkir|dapat)(?!\p{L})/iu.test(rest.join(' '))
  )
}
