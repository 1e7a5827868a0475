import type { LanguageCode } from '@clipmint/kit'

import { readers } from '../reading/languages.ts'
import { readSentences } from '../reading/segment.ts'

/** The pieces of a text that are said, and those that are left out because they do not stand alone. */
export function piecesOf(language: LanguageCode, text: string): { said: string[]; torn: string[] } {
  const clauses = readSentences(text).sentences.flatMap((sentence) => readers[language].read(sentence, []))
  const lines = (isTorn: boolean): string[] =>
    clauses.filter((clause) => (clause.isTorn ?? false) === isTorn).map(({ variants }) => variants[0] ?? '')
  return { said: lines(false), torn: lines(true) }
}
