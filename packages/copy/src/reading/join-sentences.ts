import { lineLimits } from '../line-limits.ts'
import { lengthOf } from './clean.ts'
import { refersBack } from './refers-back.ts'
import type { Sentence, Unread, Word } from './segment.ts'

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

function isLatin(words: readonly Word[]): boolean {
  return !/[가-힣]/u.test(textOf(words))
}

/** Whether words fit the line beneath a name. */
function hasRoom(words: readonly Word[]): boolean {
  return lengthOf(textOf(words)) <= lineLimits.en.small
}

/** Two sentences as one, which is only told whole. */
export function joined(sentence: Sentence, next: Sentence): Sentence {
  const isNew = isLatin(next.words) && /^\p{Lu}/u.test(next.words[0]?.text ?? '')
  const joins = isNew && hasRoom([...sentence.words, ...next.words]) ? '.' : ','
  const mark = sentence.question ? '?' : joins
  const words = sentence.words.map((word, at, all) =>
    at === all.length - 1 && !/[.,:?]$/u.test(word.text) ? { ...word, text: `${word.text}${mark}` } : word,
  )
  return { ...sentence, words: [...words, ...next.words], question: false, whole: true }
}

/** Whether two sentences have room in one scene: the first as its big words, or both beneath a name. */
function fitTogether(first: readonly Word[], both: readonly Word[]): boolean {
  const text = textOf(both)
  const { most, small } = lineLimits[/[가-힣]/u.test(text) ? 'ko' : 'en']
  const front = lengthOf(textOf(first))
  return lengthOf(text) <= small || (front <= most && lengthOf(text) <= most + small)
}

/** “Not used to them after a month? We refund …”: an English question without a verb before its doer is a case. */
function isCase({ question, words: [first] }: Sentence): boolean {
  return question && first !== undefined && /^[a-z]/iu.test(first.text) && !asks.test(first.text)
}

const asks =
  /^(?:do|does|did|is|are|was|were|can|could|will|would|should|have|has|what|how|why|when|where|who|which|looking|want|need|tired|ready|hungry|bored|curious|kenapa|apa|berapa|siapa|mau|ada|bisa|sudah|\p{L}*[À-ỹ]\p{L}*)$/iu

/** At the front of a sentence that says nothing without the one before. */
const goesOn = /^(?:대신|그대신|단|다만|하지만|그래서|그때는|그땐|그러면)[,]?$/u

/** “그 외 지역은 5만원”: of what the sentence before left out. */
function isOfTheRest({ words: [first, second] }: Sentence): boolean {
  return first?.text === '그' && second?.text === '외'
}

/** What says the same of somebody else. */
const refers = /^(?:그랬는데|그랬어요|그렇게)$/u

/** “… 같이 오셔도 돼요~ 대신 침대에는 올리지 말아주세요”, “Strings buzzing? We …”: told with what it limits, or answers. */
export function withWhatGoesOn(
  sentences: readonly (Sentence | Unread)[],
  text: string,
): (Sentence | Unread)[] {
  return sentences.reduce<(Sentence | Unread)[]>((all, one) => {
    const before = all.at(-1)
    if (before === undefined || !('words' in before) || !('words' in one) || one.question)
      return [...all, one]
    const needsFirst = isOfTheRest(one) || refersBack(textOf(one.words))
    const goes =
      one.words.length > 1 &&
      (needsFirst ||
        before.question ||
        goesOn.test(one.words[0]?.text ?? '') ||
        one.words.some(({ text: word }) => refers.test(word)) ||
        isOfLabel(before, one, text))
    const isNear = !text.slice(before.words.at(-1)?.end, one.words[0]?.start).includes('\n')
    const fits = isCase(before) || fitTogether(before.words, [...before.words, ...one.words])
    if (goes && isNear && fits)
      return [...all.slice(0, -1), { ...joined(before, one), remarks: [...before.remarks, ...one.remarks] }]
    return [...all, needsFirst ? { ...one, refersBack: true as const } : one]
  }, [])
}

/** “Guarantee: zips 2 years. Not mould if you roll it up wet”: what is no part of the value after a label on its line. */
function isOfLabel({ words: [first] }: Sentence, { words }: Sentence, text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', first?.start ?? 0) + 1, words[0]?.start)
  return (
    /^\s*(?:[-–•*]\s*)?\p{L}+(?: \p{L}+)?\s?:/u.test(line) &&
    /^(?:not|nor|bukan|kecuali)$/iu.test(words[0]?.text ?? '')
  )
}
