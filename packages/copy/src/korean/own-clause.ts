import { namesCase } from './boundaries.ts'
import { clauseEnds, isPredicate } from './clause-ends.ts'
import { isBeforeNoun, withoutSubject, withoutTopic } from './words.ts'

/** Whether words name a thing or a case of their own before their first verb, and so are of no topic before them. */
export function namesOwn(texts: readonly string[]): boolean {
  return firstClause(texts).some(namesThing)
}

/** The same of a thing or a doer alone. */
export function namesTopic(texts: readonly string[]): boolean {
  return firstClause(texts).some((word, at) => !namesCase(word) && namesThing(word, at))
}

export function firstClause(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findIndex(closesClause) + 1 || texts.length)
}

/** The words since the last comma or contrast: what a case or a “다” before it is of. */
export function lastClauses(left: readonly string[]): readonly string[] {
  return left.slice(left.slice(0, -1).findLastIndex((word) => /(?:,|데|지만)$/u.test(word)) + 1)
}

/** Whether a word names a thing, a doer or a case of its own. */
export function namesThing(word: string, at: number): boolean {
  const plain = word.replace(/,$/u, '')
  return (
    withoutTopic(plain) !== null ||
    (withoutSubject(plain) !== null && !/^(?:수|것|거|게|줄|때)[이가]$/u.test(plain)) ||
    (at > 0 && namesCase(plain)) ||
    /^(?:건|것은|것도|거는)$|[가-힣](?:건|땐|엔|에는|에선|때는|께서|끼리)$|[가-힣]{2}(?<![아어여해와워려져돼봐놔둬줘써켜펴])도$/u.test(
      plain,
    )
  )
}

export function closesClause(word: string, at: number): boolean {
  // “종이하고 먹물값은”
  if ((at === 0 && /[가-힣]하고$/u.test(word)) || word.endsWith('거나')) return false
  return (clauseEnds(word) && !isBeforeNoun(word)) || isPredicate(word.replace(/,$/u, ''))
}
