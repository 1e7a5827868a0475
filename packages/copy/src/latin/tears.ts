import { lineOf, textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import { doer, restOfNumber } from './belongs.ts'
import { beginsAnew, conditions, isBehind, isBesideCase, opensWho } from './case-outcome.ts'
import type { LatinPhrases } from './grammar.ts'
import { staysWithFront, tearsDuty } from './limits.ts'
import { because, links, opensClause, ownDoer } from './links.ts'
import { sharesItsWork } from './lists.ts'
import { related, tellsPlace } from './part-at-comma.ts'
import { AFTER_COMMA, mainIn } from './pauses.ts'
import { act, withNamed } from './restate-subject.ts'
import { isInList } from './stands-alone.ts'

/** A case that names nothing it is of: “Desain bisa dikirim, kalau belum punya kami bantu”. */
const bareCase =
  /^(?:kalau|jika|bila|nếu)\s(?:(?:belum|tidak|nggak|gak)(?:\s(?:punya|ada))?|(?:chưa|không)(?:\scó)?)\s(?:kami|bisa|kita|thì|shop|mình|em|bên)\s|^if (?:not|you don[’']t|there isn[’']t|it doesn[’']t)(?:,|\s(?:we|i|you|just)\s)/iu

/** «Anak dengan kelainan … kami rujuk, tidak dikerjakan di klinik»: what is not done is told only with what it is not done to. */
export function isNotDoneTo(left: readonly Word[], rest: readonly Word[]): boolean {
  return (
    left.some(({ text }) => /^(?:kami|saya)$/iu.test(text)) &&
    /^tidak di\p{L}{4,}/iu.test(lineOf(textsOf(rest)))
  )
}

/** “tutup karena saya ke gereja”: a reason of fewer words is said with what it is the reason of. */
export const REASON_LEAST = 6

/** “Kalau soal kebun saya dulu …”: of what, and no case. */
const isTopic = /^(?:soal|masalah|urusan|khusus)$/iu

const asksToContact = /^(?:ring|call|phone|text|message|email|book)$/iu

/** What is only remarked of the words before. */
export const remarks = /^that(?:[’']s| is| was| means| makes| includes| gives| way)(?!\p{L})/iu

/** Fewer words after who does something name one act of several. */
export const LEFT_LEAST = 4

/** Whether a case is followed by what it is a case of: “if your flight lands late we leave the key …”. */
function hasMain(words: readonly Word[], { breaks }: LatinPhrases): boolean {
  return words.slice(0, -1).some(({ text }) => text.endsWith(',')) || mainIn(textsOf(words), breaks) >= 0
}

/** Whether a cut leaves too little, or what only says which one is meant, or a result without its case. */
export function tears(left: readonly Word[], rest: readonly Word[], phrases: LatinPhrases): boolean {
  return tearsThought(left, rest, phrases) || tearsCase(left, rest, phrases)
}

/** “Owt we build falls down inside ten year, we’ll put it back up”: whether a case without its word stands before what comes of it. */
export function isImplicitCondition(left: readonly Word[], rest: readonly Word[]): boolean {
  return (
    /^(?:owt|anything|any \p{L}+)\s/iu.test(lineOf(textsOf(left))) &&
    /^(?:we|i)[’']ll$/iu.test(rest[0]?.text ?? '')
  )
}

/** Whether a cut leaves too little, or what only says which one is meant. */
export function tearsThought(left: readonly Word[], rest: readonly Word[], phrases: LatinPhrases): boolean {
  const line = lineOf(textsOf(rest))
  return (
    leavesTooLittle(left, rest) ||
    tearsAlternative(left, rest) ||
    tearsReason(left, rest) ||
    isNotDoneTo(left, rest) ||
    sharesItsWork(textsOf(left), textsOf(rest)) ||
    isImplicitCondition(left, rest) ||
    tearsAside(rest, phrases) ||
    tearsList(left, rest, phrases) ||
    tearsUntil(left, rest) ||
    tearsSequence(left, rest) ||
    staysWithFront(line) ||
    restOfNumber.test(line) ||
    isInList(lineOf(textsOf(left)), line, phrases) ||
    bareCase.test(line) ||
    tearsDuty(left, rest)
  )
}

/** Whether a cut leaves fewer words than a thought has, on either side of it. */
function leavesTooLittle(left: readonly Word[], rest: readonly Word[]): boolean {
  const [first = '', second = ''] = textsOf(rest)
  const isToldAgain = /^which$/iu.test(first)
    ? /^(?:is|are|means)$/iu.test(second)
    : /^who$/iu.test(first) && withNamed(rest, left)[0] !== rest[0]
  // “We clean | and repair manual typewriters”: both are done to them.
  const isShared =
    left.length === 2 && doer.test(left[0]?.text ?? '') && links.test(first) && act.test(second)
  // “I come out, watch you ride and flock the saddle”, “It’s three fields and they don’t all flower at once”
  const [who = ''] = textsOf(left)
  const isStump =
    left.length < LEFT_LEAST &&
    doer.test(who) &&
    !doer.test(first) &&
    (!links.test(first) || /^(?:it|they)/iu.test(who))
  return (
    left.length < 2 ||
    rest.length < 3 ||
    opensWho(textsOf(left)) ||
    (related.test(first) && !isToldAgain) ||
    isShared ||
    isStump
  )
}

/** “your garden has to have a gate wider than 80cm | or we can’t get the coop in” */
const orElse =
  /^or (?:we|you|they|it|i) (?:(?:simply|just) )?(?:can[’']t|cannot|won[’']t|don[’']t|lose|pay)(?!\p{L})/iu

/** Whether a cut stands before an “or” that needs what is before it. */
function tearsAlternative(left: readonly Word[], rest: readonly Word[]): boolean {
  const [first = '', second = ''] = textsOf(rest)
  if (!/^or$/iu.test(first)) return false
  // “we don’t go above 20mph | or leave the estate”: neither is done.
  const sinceMark = left.slice(left.findLastIndex(({ text }) => /[,;:]$/u.test(text)) + 1)
  const isDenied = sinceMark.some(({ text }) => /n[’']t$|^(?:not|never|cannot)$/iu.test(text))
  // “…, or cabbage and mushroom”: another of the same.
  const isThing = !doer.test(second) && !act.test(second) && !conditions.test(second)
  return isDenied || isThing || orElse.test(lineOf(textsOf(rest)))
}

/** “an assessment first so we know about your back”: what it is done for. */
const aim = /^so (?:that )?(?:we|i|you|they|u) (?:know|can|get|see|hear|feel|keep|save|don[’']t)(?!\p{L})/iu

/** Whether a cut parts a reason or an aim from what it is of. */
function tearsReason(left: readonly Word[], rest: readonly Word[]): boolean {
  const [first = '', second = ''] = textsOf(rest)
  const isReason = because.test(first) || /^(?:karena|vì)$/iu.test(first)
  const hasDoer = textsOf(rest)
    .slice(1, 4)
    .some((word) => ownDoer.test(word) || (left.length > REASON_LEAST && /^(?:my|our)$/iu.test(word)))
  // «rồi bà con hỏi nên mới bán thêm»: only then.
  const isOnlyThen = /^nên$/iu.test(first) && /^mới$/iu.test(second)
  return (
    (isReason && (rest.length < REASON_LEAST || !hasDoer)) || isOnlyThen || aim.test(lineOf(textsOf(rest)))
  )
}

/** “by me and my two boys, | all lefties, before it goes on the shelf”: whether two words between commas are of those before. */
function tearsAside(rest: readonly Word[], { marksLists }: LatinPhrases): boolean {
  const [first = '', second = ''] = textsOf(rest)
  return (
    marksLists &&
    second.endsWith(',') &&
    !doer.test(first) &&
    !/\d/u.test(first + second) &&
    !/^(?:usually|please|sorry|mostly)$/iu.test(first)
  )
}

/** Whether a cut parts two things that both come first: “I don’t cut till I’ve rung you and we’ve talked about it”. */
function tearsUntil(left: readonly Word[], rest: readonly Word[]): boolean {
  // “12 years after my dad had his stroke and we waited five weeks”
  const till = left.findLastIndex(
    ({ text }, at) =>
      /^(?:till?|until|unless)$/iu.test(text) ||
      (/^after$/iu.test(text) && /^(?:my|our|i|we|they|he|she)$/iu.test(left[at + 1]?.text ?? '')),
  )
  // “Breakfast goes till half ten and there’s porridge”: an hour is no act.
  const isHour = /^(?:\d.*|half|noon|midnight|late|dark)$/iu.test(left[till + 1]?.text ?? '')
  return (
    till > 0 &&
    !isHour &&
    /^(?:and|or)$/iu.test(rest[0]?.text ?? '') &&
    !left.slice(till).some(({ text }) => text.endsWith(','))
  )
}

/** Whether a cut parts what is done one after the other, or to the same thing. */
function tearsSequence(left: readonly Word[], rest: readonly Word[]): boolean {
  const [first = '', second = ''] = textsOf(rest)
  const comma = left.slice(0, -1).findLastIndex(({ text }) => text.endsWith(','))
  const sinceComma = left.length - comma - 1
  // “Hopscotch is £180, a snakes and ladders is £640”: a word or two after a comma wait for the rest.
  const waits = comma >= 0 && !/[,;:]$/u.test(left.at(-1)?.text ?? '') && sinceComma < AFTER_COMMA
  // “the women crack and roast the nuts”: what both are done to stands after both.
  const isShared = links.test(first) && act.test(second) && comma >= 0 && sinceComma <= AFTER_COMMA
  // “I’ll rebuild it, flow test it on a running engine and ship it back”: one after another.
  const takesIt = textsOf(rest)
    .slice(1, 3)
    .some((word) => /^it$/iu.test(word))
  const isNext =
    takesIt && !/^no$/iu.test(first) && !doer.test(first) && !act.test(first) && !links.test(first)
  return waits || isShared || isNext
}

/** Whether a cut parts what is told together: things of a list, counts of one kind, how long it takes. */
function tearsList(left: readonly Word[], rest: readonly Word[], phrases: LatinPhrases): boolean {
  const [first = '', second = ''] = textsOf(rest)
  // “… tangan, sekitar 19 tahun, sekarang …”: how long.
  if (
    /^(?:sekitar|kira-kira|hampir|khoảng|gần) \d+ \p{L}+,/iu.test(`${lineOf(textsOf(rest.slice(0, 3)))},`) &&
    rest[2]?.text.endsWith(',') === true
  )
    return true
  // “nhận mở khóa nhà, khóa xe, | két sắt tại chỗ”: a word or two between commas are of a list.
  const items = lineOf(textsOf(left)).split(/,\s/u)
  const [item = ''] = items.slice(-1)
  const isCounted = /^(?!quận|phường|xã|khu|jam|lantai|blok)\p{L}+ \d+$/iu.test(item)
  const isShort =
    item.split(' ').length <= 2 && !/\d|^(?:gratis|free|miễn phí|bukan|jangan|không phải)/iu.test(item)
  const isItem = items.length > 1 && (isShort || isCounted)
  if (
    isItem &&
    (!phrases.marksLists || /^\p{L}+$/u.test(item)) &&
    (left.at(-1)?.text ?? '').endsWith(',') &&
    !doer.test(first)
  )
    return true
  // “bekas warnet yang sudah dibongkar, | dicuci keycap-nya”: all of it is done to them.
  if (
    /\syang (?:sudah |telah )?di\p{L}{4,},?$/iu.test(lineOf(textsOf(left))) &&
    /^di\p{L}{4,}$/iu.test(first)
  )
    return true
  // “… 600 weddings, | and a good few funerals”: of which nothing is said.
  if (
    /^and$/iu.test(first) &&
    /^an?$/iu.test(second) &&
    (left.at(-1)?.text ?? '').endsWith(',') &&
    !opensClause(rest)
  )
    return true
  // “backdrop 3 meter, | kursi 2, bunga”
  if (/^(?!quận|phường|jam|hari|lantai|blok)\p{L}+ \d+,$/iu.test(`${first} ${rest[1]?.text}`)) return true
  // “meja prasmanan 2, kipas blower 1”: how many of each.
  const isCount = (word: Word | undefined): boolean => /^\d+,$/u.test(word?.text ?? '')
  if (isCount(left.at(-1)) && rest.slice(1, 4).some(isCount)) return true
  // “ganti resleting 25, kecilin pinggang 35”: figures of one unit.
  if (/^\d+,$/u.test(left.at(-1)?.text ?? '') && /^\d+$/u.test(rest.at(-1)?.text ?? '')) return true
  return false
}

/** Whether a cut leaves a result without its case. */
function tearsCase(left: readonly Word[], rest: readonly Word[], phrases: LatinPhrases): boolean {
  const [first = ''] = textsOf(rest)
  const line = lineOf(textsOf(rest))
  const from = left.findLastIndex(
    ({ text }, at) => conditions.test(text) && !isTopic.test(left[at + 1]?.text ?? ''),
  )
  // “If any are open, tell me, I’ll refund each one”: nothing is told without its case, but what comes of it.
  // “If it hasn’t been tuned in 3 years it’ll need a pitch raise, that’s $60 more”: with its outcome, a case is told.
  const isAfter = first === 'so' || because.test(first) || remarks.test(line)
  if (from < 0 || tellsPlace.test(line) || (isAfter && hasMain(left.slice(from), phrases))) return false
  const isPause = /[,;:]$/u.test(left.at(-1)?.text ?? '')
  if (isPause && isBesideCase(textsOf(left.slice(from)), textsOf(rest))) return false
  const isOwnCase = isPause && isBehind(textsOf(left))
  // “… throw it in the shed if you give him a hand, ring after dinner”: the same, before what a buyer is asked.
  // “Open Thursday to Sunday, later if there’s chat, and there’s tea in the pot”
  const isNext = phrases.marksLists && /^and$/iu.test(first) && /^there[’']s$/iu.test(rest[1]?.text ?? '')
  const isOther =
    isNext || remarks.test(line) || asksToContact.test(first) || beginsAnew(textsOf(left), textsOf(rest))
  return !(isOwnCase && isOther)
}
