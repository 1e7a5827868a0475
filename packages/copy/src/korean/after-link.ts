import { lineOf } from '../reading/clause.ts'
import { isConditional, isNegated, leaning, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/**
 * “국산 팥을 하루 동안 불려서 삶고, | 설탕을 절반으로 줄여 만들었어요”: the end of a sentence that is too long to be shown,
 * word for word, where its writer parted it, it has a subject or object of its own, and no condition, denial or topic
 * reaches over to it.
 */
export function afterLink(texts: readonly string[]): string[] {
  return texts.flatMap((word, at) => {
    const [left, rest] = [texts.slice(0, at + 1), texts.slice(at + 1)]
    const isLink = link.test(word) && !nounsLikeLinks.test(word)
    return isLink && standsAlone(rest) && !reachesOver(left, rest) ? [lineOf(rest)] : []
  })
}

const link = /[가-힣](?:고|며|서),$/u
const nounsLikeLinks = /(?:광고|사고|창고|최고|참고|냉장고|재고|경고|에서|순서|그리고|라고|다고),$/u

/** Requests, and what may go wrong: neither is a reason to buy. */
const noReasonAlone = /(?:세요|까요)$|(?:걸릴|늦을|늦어질|생길|다를|달라질) 수 있/u

function standsAlone(rest: readonly string[]): boolean {
  const [first = ''] = rest
  const owns = rest.slice(0, -1).some((word, at) => rest[at + 1] !== '수' && isSubjectOrObject(word))
  const isEnd = /(?:요|니다)$/u.test(rest.at(-1) ?? '')
  return rest.length >= 3 && owns && isEnd && !leaning.test(first) && !noReasonAlone.test(lineOf(rest))
}

function isSubjectOrObject(word: string): boolean {
  return [withoutSubject, withoutObject, withoutTopic].some((without) => without(word) !== null)
}

function reachesOver(left: readonly string[], rest: readonly string[]): boolean {
  const denies = isNegated(left) && !/^(?:않|없)(?:고|으며|아서|어서),?$/u.test(left.at(-1) ?? '')
  const speaksOf = (words: readonly string[]): boolean => words.some((word) => withoutTopic(word) !== null)
  return isConditional(left) || denies || (speaksOf(left) && !speaksOf(rest))
}
