import { countChars } from '@clipmint/kit'

import { clauseEnds, closesSentence } from '../korean/clause-ends.ts'
import { givesReason, goesOn, isBareTime, refersBack as refersBackInKorean } from '../korean/refers-back.ts'
import { lineLimits } from '../line-limits.ts'
import { capital } from './clean.ts'
import { addedPrice, bareSums, partRefersBack, pricedCount, pricedSize, refersBack } from './refers-back.ts'
import { type Sentence, textOf, type Unread, type Word } from './sentence.ts'
import { endsInPrice, isMeasured } from './shorten-ko-lists.ts'

function isLatin(words: readonly Word[]): boolean {
  return !/[가-힣]/u.test(textOf(words))
}

/** Whether words fit the line beneath a name. */
function hasRoom(words: readonly Word[]): boolean {
  return countChars(textOf(words)) <= lineLimits.en.small
}

/** Two sentences as one, which is only told whole. */
export function joined(sentence: Sentence, next: Sentence, isStopped = false): Sentence {
  const isNew = isLatin(next.words) && (isStopped || /^\p{Lu}/u.test(next.words[0]?.text ?? ''))
  const joins = isNew && hasRoom([...sentence.words, ...next.words]) ? '.' : ','
  // “d.24 cm – 350k (sudah termasuk lilin)”: no mark before an aside that is no sentence of its own.
  const isPart = isAside(next) && (!isLatin(next.words) || /^\(\P{Lu}/u.test(next.words[0]?.text ?? ''))
  const mark = sentence.question ? '?' : isPart ? '' : joins
  const words = sentence.words.map((word, at, all) =>
    at === all.length - 1 && !/[.,:?]$/u.test(word.text) ? { ...word, text: `${word.text}${mark}` } : word,
  )
  const [first, ...rest] = next.words
  const own = first && joins === '.' ? [{ ...first, text: capital(first.text) }, ...rest] : next.words
  return { ...sentence, words: [...words, ...own], question: false, whole: true }
}

/** Whether two sentences have room in one scene: the first as its big words, or both beneath a name. */
function fitTogether(first: readonly Word[], both: readonly Word[]): boolean {
  const text = textOf(both)
  const { most, small } = lineLimits[/[가-힣]/u.test(text) ? 'ko' : 'en']
  // A list of prices is not parted into rows.
  if (bareSums.test(textOf(both.slice(first.length)))) return countChars(text) <= small
  const front = countChars(textOf(first))
  return countChars(text) <= small || (front <= most && countChars(text) <= most + small)
}

/** “Not used to them after a month? We refund …”: an English question without a verb before its doer is a case. */
function isCase({ question, words: [first] }: Sentence): boolean {
  return question && first !== undefined && /^[a-z]/iu.test(first.text) && !asks.test(first.text)
}

// Without the long s, which any “s” is taken for where case does not count.
const asks =
  /^(?:do|does|did|is|are|was|were|can|could|will|would|should|have|has|what|how|why|when|where|who|which|looking|want|need|tired|ready|hungry|bored|curious|kenapa|apa|berapa|siapa|mau|ada|bisa|sudah|\p{L}*[À-žƀ-ỹ]\p{L}*)$/iu

/** “Fridge not cooling, hot water stuffed, awning ripped? We come …”: several cases that have no room with their answer. */
function isLongCase(before: Sentence, one: Sentence): boolean {
  return (
    isCase(before) &&
    before.words.some(({ text }) => /[,?]$/u.test(text)) &&
    !fitTogether(before.words, [...before.words, ...one.words])
  )
}

/** Cases with the mark that asks after them, told whole: an owner asks no answer of a viewer there. */
function asked(sentence: Sentence): Sentence {
  const words = sentence.words.map((word, at, all) =>
    at === all.length - 1 ? { ...word, text: `${word.text.replace(/[.,:?]+$/u, '')}?` } : word,
  )
  return { ...sentence, words, question: false, whole: true }
}

/** Their answer, told directly after them where it says nothing without them. */
function answering(one: Sentence): Sentence {
  return partRefersBack(textOf(one.words)) ? { ...one, refersBack: true } : one
}

/** “Not cold? Leaking? Noisy? Send a video”: cases one after the other, which have one answer. */
function areCases(before: Sentence, one: Sentence, text: string): boolean {
  const between = text.slice(before.words.at(-1)?.end, one.words[0]?.start)
  const both = [...before.words, ...one.words]
  return [before, one].every(isCase) && isLatin(both) && hasRoom(both) && !between.includes('\n')
}

/** “… somebody drank it once. (He’s fine.)”, “… 78만 / (연통, 배관연결 포함)”: an aside on the sentence before. */
function isAside({ words }: Sentence): boolean {
  return words[0]?.text.startsWith('(') === true
}

/** “No vinyl. Fascia from 450, A board 120”: figures whose unit the sentence before does not give either. */
function isPricedAlone(before: Sentence, one: Sentence): boolean {
  return bareSums.test(textOf(one.words)) && !/\d/u.test(textOf(before.words))
}

/** “16+”: from which age, told with what it is of. */
const isAge = /^\d{1,2}\+$/u

/** “… 같이 오셔도 돼요~ 대신 침대에는 올리지 말아주세요”, “Strings buzzing? We …”: told with what it limits, or answers. */
export function withWhatGoesOn(
  sentences: readonly (Sentence | Unread)[],
  text: string,
): (Sentence | Unread)[] {
  return sentences.reduce<(Sentence | Unread)[]>((all, one) => {
    const before = all.at(-1)
    if (before !== undefined && 'words' in before && 'words' in one && areCases(before, one, text))
      return [...all.slice(0, -1), { ...before, words: [...asked(before).words, ...one.words] }]
    if (before === undefined || !('words' in before) || !('words' in one) || one.question)
      return [...all, one]
    const texts = one.words.map((word) => word.text)
    // A full stop parts what warns from what comes after it.
    const isStopped = text.slice(before.words.at(-1)?.start, one.words[0]?.start).includes('.')
    const said = isStopped ? [] : before.words.map((word) => word.text)
    const needsFirst =
      refersBackInKorean(texts) ||
      givesReason(texts, said) ||
      (refersBack(textOf(one.words)) && !isPricedAlone(before, one)) ||
      isAside(one)
    const isOf =
      one.words.length > 1 && (needsFirst || leavesOut(before, one) || before.question || goesOn(texts))
    const goes = isOf || isBareTime(texts) || isAge.test(textOf(one.words)) || isOfLabel(before, one, text)
    if (isListedWith(before, one)) return [...all.slice(0, -1), joined(before, one)]
    // The sizes of a price list stand below one another.
    const isSize =
      [pricedSize, pricedCount].some((is) => is.test(textOf(one.words))) &&
      /\d(?: (?:ea|each|pc))?$/u.test(textOf(before.words))
    const isNear =
      isSize || isAside(one) || !text.slice(before.words.at(-1)?.end, one.words[0]?.start).includes('\n')
    if (isNear && isLongCase(before, one)) return [...all.slice(0, -1), asked(before), answering(one)]
    // What comes on top would make a drawback of the price before it.
    if (goes && isNear && !addedPrice.test(textOf(one.words))) {
      if (isCase(before) || fitTogether(before.words, [...before.words, ...one.words]))
        return [
          ...all.slice(0, -1),
          { ...joined(before, one, isStopped && !isSize), remarks: [...before.remarks, ...one.remarks] },
        ]
      const parted = joinedToLast(before, one)
      if (parted) return [...all.slice(0, -1), ...parted]
    }
    return [...all, needsFirst && !before.question ? { ...one, refersBack: true as const } : one]
  }, [])
}

/** “…이고요, 안 끓이고 삭힌 기라 자꾸 익니더. 열흘 안에 드시소”: of the last clause, where that has room with it. */
function joinedToLast(before: Sentence, one: Sentence): Sentence[] | null {
  const at = before.words.findLastIndex((word) => /[고구]요,$/u.test(word.text)) + 1
  const [front, last] = [before.words.slice(0, at), before.words.slice(at)]
  if (at < 2 || last.length < 2 || !fitTogether(last, [...last, ...one.words])) return null
  return [{ ...before, words: front }, joined({ ...before, remarks: [], words: last }, one)]
}

/** “Guarantee: zips 2 years. Not mould if you roll it up wet”: what is no part of the value after a label on its line. */
function isOfLabel({ words: [first] }: Sentence, { words }: Sentence, text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', first?.start ?? 0) + 1, words[0]?.start)
  return (
    /^\s*(?:[-–•*]\s*)?\p{L}+(?: \p{L}+)?\s?:/u.test(line) &&
    (/^(?:not|nor|bukan|kecuali)$/iu.test(words[0]?.text ?? '') || refusesValue.test(line.trim()))
  )
}

/** “Returns: not accepted. Message me if it arrives broken”: what softens a refusal stays with it. */
const refusesValue = /:\s*(?:not|no|none|sorry)(?: [^\s.]+){0,4}[.!]$/iu

/** “식칼 한자루 4천원. 가위 5천원.”, “높이 85cm / 무게 6.2kg”: a price or a measure of a Korean list, which says little without the others. */
function isListedWith(before: Sentence, one: Sentence): boolean {
  const items = [before.words, one.words].map((words) => words.map((word) => word.text))
  const isShort = items.every(
    (texts) => /[가-힣]/u.test(texts.join('')) && texts.slice(-ITEM_MOST).length > 1,
  )
  const [last = []] = items.map((texts) =>
    texts.slice(texts.findLastIndex((text, at) => text.endsWith(',') && at < texts.length - 1) + 1),
  )
  const next = items[1] ?? []
  const areAlike = [endsInPrice, isMeasured].some((is) => is(last) && is(next))
  const isBare = [last, next].every(
    (texts) => texts.length <= ITEM_MOST && !texts.some((text) => clauseEnds(text) || closesSentence(text)),
  )
  // “여자: 팔 4만원, 다리 6만원 / 남자: …”: a list of its own. One under a label is said in two scenes under it, where it is too long for one.
  const isLabelled = items[0]?.[0]?.endsWith(':') === true && items[0].some((text) => text.endsWith(','))
  const isOfOther = next.some((text) => text.endsWith(':'))
  const most = lineLimits.ko.small * (isLabelled ? 2 : 1)
  return isShort && areAlike && isBare && !isOfOther && countChars(items.flat().join(' ')) < most
}

/** “Cats, rabbits, hens. Not dogs”: what is left out of the list before it. */
function leavesOut(before: Sentence, one: Sentence): boolean {
  return (
    /^not \p{L}+(?: \p{L}+)?$/iu.test(textOf(one.words)) &&
    /^\p{L}+(?:, \p{L}+)+$/u.test(textOf(before.words))
  )
}

/** As many words as an item of a list has at most. */
const ITEM_MOST = 4
