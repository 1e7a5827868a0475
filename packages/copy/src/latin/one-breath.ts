import { doer, hasMark } from './belongs.ts'
import type { LatinPhrases } from './grammar.ts'

/** Whether two words that no comma parts are one act with its how or its whom, or too little to stop after. */
export function isOneBreath(
  left: readonly string[],
  rest: readonly string[],
  grammar: LatinPhrases,
): boolean {
  return (
    isBare(left) ||
    isWithItsWord(left, rest) ||
    isDoneSo(left, rest) ||
    isSuited(rest, grammar) ||
    isOfBoth(left, rest, grammar) ||
    hasOtherLater(rest)
  )
}

/** “Pendaftaran | lewat WhatsApp”, “Mỗi tháng | chỉ được 100 hũ”, but “Kebayanya | bisa dicoba”, which names what is spoken of. */
function isBare(left: readonly string[]): boolean {
  const [first = ''] = left
  return (left.length === 1 && !/-|nya$/iu.test(first)) || isTimeAlone(left)
}

const each = /^(?:every|each|this|mỗi|mọi|hàng|setiap|tiap)$/iu
const timeName =
  /^(?:day|night|week|weekend|month|morning|evening|season|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ngày|tuần|tháng|năm|mùa|sáng|tối|hari|minggu|bulan|tahun|pagi|malam),?$/iu

/** “Every week”, “Setiap hari”: when, and nothing else. */
export function isTimeAlone([first = '', second = '', ...more]: readonly string[]): boolean {
  return each.test(first) && timeName.test(second) && more.length === 0
}

/** What a word says only with the one after it: “worked with”, “less than”, “terbuat dari”, “phụ thuộc vào”. */
const oneAct =
  /^(?:(?:work(?:s|ed|ing)?|deal(?:s|t|ing)?|cop(?:e|es|ed)) with|work(?:s|ed|ing)? (?:on|for)|(?:depend|rel(?:y|ie)|insist|focus)(?:s|es|d|ed)? on|speciali[sz](?:e|es|ed|ing) in|(?:car|look|ask|wait|pay)(?:e|es|ed|s|ing)? for|(?:listen|talk|belong|speak)(?:s|ed|ing)? to|consist(?:s|ed)? of|(?:less|more|fewer|rather|other|better|longer|later) than|made to|(?:lebih|kurang) dari|(?:bekerja|bekerjasama|sesuai|sama) dengan|(?:terbuat|terdiri|berasal) dari|(?:tergantung|bergantung) pada|việc với|hợp với|thuộc vào)$/iu

function isWithItsWord(left: readonly string[], [next = '']: readonly string[]): boolean {
  return oneAct.test(`${left.at(-1) ?? ''} ${next}`)
}

const isOrGets = /^(?:is|are|was|were|be|been|being|gets?|(?:it|that|they|we|you)[’'](?:s|re))$/iu
const participle =
  /^(?:\p{L}[\p{L}-]*(?:ed|wn|ught|oven|aten)|made|handmade|cut|sewn|spun|dyed|built|kept|sent|sold|done|put|set|hung|cast|written|hidden|woven|frozen|ground|shot|taught|held)$/iu
/** How, where or by whom something is done. */
const how: Record<'en' | 'id' | 'vi', RegExp> = {
  en: /^(?:by|in|into|from|with|at|on|onto|over|through|to|inside|under|using)$/iu,
  id: /^(?:dengan|pakai|pake|dari|oleh|di|ke|lewat|via|dalam|pada|secara|langsung)$/iu,
  vi: /^(?:bằng|bởi|do|từ|theo|trong|ở|tại|với|trên|qua)$/iu,
}

/** “dikirim”, but “dinding” and “dingin” name and describe. */
const doneId = /^di(?!nding|ngin|skon|gital|pan$|msum|nas$|namo|ameter|esel)\p{L}{3,}$/iu

/** “Every batch is dyed | in my kitchen”, “Desain bisa dikirim | lewat WA”, “Sổ được khâu gáy | bằng tay”. */
function isDoneSo(left: readonly string[], [next = '']: readonly string[]): boolean {
  const word = left.at(-1) ?? ''
  if (how.id.test(next) && doneId.test(word)) return true
  const verb = left.findLastIndex((one) => /^được$/iu.test(one))
  // “dùng được 8 tiếng” is no act that is done.
  const isAct = verb > 0 && left.length - verb - 1 <= ACT_MOST && !/^\d/u.test(left[verb + 1] ?? '')
  if (how.vi.test(next) && isAct && word !== left[verb]) return true
  // “Donated bikes stripped | to the frame”: what is done to the thing that the words begin with.
  const isNamedThing = left.length > 1 && left.length <= THING_MOST && !left.some((one) => doer.test(one))
  return (
    how.en.test(next) &&
    participle.test(word) &&
    (isNamedThing || left.slice(-ACT_MOST - 2, -1).some((one) => isOrGets.test(one)))
  )
}

/** As many words as a thing and what is done to it have. */
const THING_MOST = 3
/** As many words as what is done has after “được” or “is”. */
const ACT_MOST = 2

/** “Grain free | so good for itchy dogs”: nobody does anything after “so”. */
function isSuited([so = '', ...rest]: readonly string[], { says }: LatinPhrases): boolean {
  const end = rest.findIndex(hasMark)
  const clause = end < 0 ? rest : rest.slice(0, end + 1)
  return (
    /^so$/iu.test(so) &&
    /^(?:for|to|in|on|with|as|even)$/iu.test(clause[1] ?? '') &&
    !clause.some((word) => doer.test(word) || says.test(word))
  )
}

/** “Cà phê rang củi và xay | tại chỗ”, “Bánh nướng | mỗi sáng và bán hết trong ngày”: how or when two things are done. */
function isOfBoth(left: readonly string[], rest: readonly string[], { joins }: LatinPhrases): boolean {
  const [next = ''] = rest
  const end = rest.findIndex(hasMark)
  const hasPair = (end < 0 ? rest : rest.slice(0, end + 1)).some((word) => joins.test(word))
  return (
    (joins.test(left.at(-2) ?? '') &&
      left.length > PAIR_MOST &&
      Object.values(how).some((one) => one.test(next))) ||
    (each.test(next) && hasPair)
  )
}

/** “Washed and mended | before listing” is a pair and no more, which may be told before the rest. */
const PAIR_MOST = 4

/** “Hợp làm quà | cho khách nước ngoài hoặc chụp ảnh kỷ yếu”: the other may be of what stands before. */
function hasOtherLater(rest: readonly string[]): boolean {
  const at = rest.findIndex((word) => /^(?:or|atau|hoặc)$/iu.test(word))
  const end = rest.findIndex(hasMark)
  if (at < 2 || (end >= 0 && end < at) || !forWhat.test(rest[0] ?? '')) return false
  return (end < 0 ? rest.length : end + 1) - at > OTHER_LEAST
}

/** Whom or what something is for; a case or a cause holds its own “or”. */
const forWhat = /^(?:for|to|as|untuk|buat|sebagai|cho|để|làm)$/iu
/** Fewer words after “or” are another of the same: “20 minutes or so”, “the 80s or 90s”. */
const OTHER_LEAST = 2

const denial = /^(?:not|no|never|doesn[’']t|don[’']t|won[’']t|isn[’']t|không|chẳng|tidak|nggak|gak|ga)\s/iu
const hedge = /\s(?:much|too|very|really|nhiều|mấy|lắm|terlalu|begitu|banyak|banget)(?=\s|$)/iu

/** “Không nhăn nhiều”, “Not too sweet”: a denial of a degree says little alone. */
export function isHedged(text: string): boolean {
  return denial.test(text) && hedge.test(text) && text.split(' ').length <= HEDGED_MOST
}

/** A longer denial says what it is of. */
const HEDGED_MOST = 4
