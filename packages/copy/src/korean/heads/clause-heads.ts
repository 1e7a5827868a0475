import type { Head } from '../../facts/head.ts'
import { lineOf } from '../../reading/clause.ts'
import { adverb, auxiliary, isBreak, linkedVerb, namesCase, suffixes } from '../boundaries.ts'
import { isNegated, withoutObject, withoutSubject, withoutTopic } from '../words.ts'

/** What may go wrong, which a buyer asks after. */
const fault =
  /(?:나|고장나|깨지|깨져서 가|부서지|파손되|갈라지|들뜨|터지|뜯어지|벗겨지|더러워지|상하|빠지|늘어나|안 ?맞으|작으|크)면$/u

/** “비가 오고 24시간 안에 다시 더러워지면 …” → “다시 더러워지면?”: what goes wrong, asked, whose answer stands beneath. */
export function asked(texts: readonly string[]): Head[] {
  const at = texts.findIndex((word, index) => index < texts.length - 1 && namesCase(word))
  const word = (texts[at] ?? '').replace(/,$/u, '')
  if (at < 0 || !fault.test(word)) return []
  const before = texts.slice(0, at)
  const chain = before.every((other) => !other.endsWith(',')) ? [[...before, word]] : []
  const from = before.findLastIndex((other) => isBreak(other)) + 1
  return [...chain, ...suffixes(before.slice(from), [word])]
    .filter((list) => list.length > 1 || word.length > 2)
    .map((list) => ({ text: `${lineOf(list)}요?`, isPart: true }))
}

/** “세탁기에 돌릴 수 있어요”, “한 번 더 닦아 드려요”: the end of a sentence that says something by itself. */
export function ends(texts: readonly string[]): Head[] {
  return suffixes(texts, [])
    .filter((list) => list.length > 1 && list.length < texts.length && !isBareVerb(list))
    .filter((list) => {
      const dropped = texts.slice(0, texts.length - list.length)
      const isList = (dropped.at(-1) ?? '').endsWith(',') && !/(?:요|다)$/u.test(list.at(-1) ?? '')
      return (
        !isList &&
        keepsMeaning(dropped, list) &&
        (!isRequest(list) || list.length > 2 || /\d/u.test(list[0] ?? ''))
      )
    })
    .map((list) => ({ text: lineOf(list), isPart: true }))
}

function isRequest(list: readonly string[]): boolean {
  return /(?:세요|까요)$/u.test(list.at(-1) ?? '')
}

/** Whether an end of a sentence is about the same without what stood before: its denial, its case, and what it is done to. */
function keepsMeaning(dropped: readonly string[], kept: readonly string[]): boolean {
  const own = withoutSubject(kept[0] ?? '') ?? withoutTopic(kept[0] ?? '')
  if (isNegated(dropped) && !isNegated(kept) && own === null) return false
  const isCase = dropped.some((word) => namesCase(word))
  const strong = /\d|무료|무상|공짜/u.test(kept.join(' '))
  if (isCase) return strong
  const clause = dropped.slice(dropped.findLastIndex((word) => linkedVerb.test(word)) + 1)
  const isOf = (words: readonly string[]): boolean =>
    words.some(
      (word) => withoutObject(word) !== null || withoutTopic(word) !== null || withoutSubject(word) !== null,
    )
  return !isOf(clause) || isOf(kept) || strong
}

/** “2주 안에 드시는 게 좋아요” → “2주 안에 드세요”: of all of a sentence, as the rest of it would hang beneath. */
export function advised(texts: readonly string[]): Head[] {
  const at = texts.findIndex(
    (word, index) =>
      /[가-힣]시는(?:게|건|것이)?$/u.test(word) &&
      /좋아요$|권해요$/u.test(texts.at(-1) ?? '') &&
      index >= texts.length - 3,
  )
  if (at < 1) return []
  const asked = (texts[at] ?? '').replace(/시는(?:게|건|것이)?$/u, '세요')
  return [{ text: lineOf([...texts.slice(0, at), asked]), isPart: true }]
}

/** “보내 드려요”, “새로 붙여요”, “돌릴 수 있어요”: a verb with nothing that it is done to, by or with. */
export function isBareVerb(words: readonly string[]): boolean {
  return (
    words.filter(
      (word) =>
        !auxiliary.test(word) && !adverb.test(word) && !/^(?:그냥|그대로|그날|좀|다시|더)$/u.test(word),
    ).length < 2
  )
}
