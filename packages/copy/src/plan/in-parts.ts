import { isCaseAlone } from '../latin/part-lost.ts'
import { type Clause, lineOf, textsOf } from '../reading/clause.ts'
import { languageOf } from '../reading/language-of.ts'
import { readers } from '../reading/languages.ts'
import { partLeans } from '../reading/leans-id-vi.ts'
import { wordsOfName } from '../reading/names.ts'
import { partRefersBack } from '../reading/refers-back.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { ProductBrief } from '../types.ts'

/** A sentence of which something would be left out as too long, in parts that have room; none where it has none. */
export function inParts(sentence: Sentence, brief: ProductBrief): Clause[] {
  const { read, parts } = readers[languageOf(brief.info, brief.language) ?? 'en']
  const { refersBack: leans, ...one } = sentence
  const all = parts?.(sentence.words) ?? []
  return all.flatMap((words, at) => {
    const line = lineOf(textsOf(words))
    const isOf = at === 0 ? leans === true : partRefersBack(line) || partLeans(line)
    const clauses = read(
      { ...one, words, ...(isOf ? { refersBack: true as const } : {}) },
      wordsOfName(brief.name),
    )
    // A case is not told without what comes of it, nor that without its case.
    const isOutcome = at > 0 && [all[at - 1] ?? [], words].some((part) => isCaseAlone(textsOf(part)))
    return isOutcome ? clauses.map((clause) => ({ ...clause, refersBack: true, limits: true })) : clauses
  })
}
