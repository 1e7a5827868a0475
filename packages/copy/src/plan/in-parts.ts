import { isOutcomeOf, isConditionWithoutOutcome } from '../latin/case-outcome.ts'
import { type Clause, lineOf, textsOf } from '../reading/clause.ts'
import type { Reader } from '../reading/languages.ts'
import { partLeans } from '../reading/leans-id-vi.ts'
import { partRefersBack } from '../reading/refers-back.ts'
import type { Sentence } from '../reading/sentence.ts'

/** A sentence of which something would be left out as too long, in parts that have room; none where it has none. */
export function inParts(
  sentence: Sentence,
  { read, parts }: Reader,
  nameWords: Parameters<Reader['read']>[1],
): Clause[] {
  const { refersBack, ...one } = sentence
  const all = parts?.(sentence.words) ?? []
  return all.flatMap((words, at) => {
    const line = lineOf(textsOf(words))
    const isOf =
      at === 0
        ? refersBack === true
        : partRefersBack(line) || partLeans(line) || isOutcomeOf(words, all[at - 1] ?? [], sentence.words)
    const clauses = read({ ...one, words, ...(isOf ? { refersBack: true as const } : {}) }, nameWords)
    // A case is not told without what comes of it, nor that without its case.
    const isOutcome =
      at > 0 && [all[at - 1] ?? [], words].some((part) => isConditionWithoutOutcome(textsOf(part)))
    return isOutcome ? clauses.map((clause) => ({ ...clause, refersBack: true, limits: true })) : clauses
  })
}
