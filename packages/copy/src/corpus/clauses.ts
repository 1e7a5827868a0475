import { readSentences, splitSentences } from '../reading/segment.ts'
import { textOf } from '../reading/sentence.ts'
import { readKorean } from '../reading/shorten-ko.ts'

/** A text's sentences as they are read, for tests. */
export function sentencesOf(text: string, name = ''): string[] {
  return readSentences(text, name).sentences.map(({ words }) => textOf(words))
}

/** The clauses of a Korean text, each in its longest form. */
export function clausesOf(text: string, name = ''): (string | undefined)[] {
  return splitSentences(text).flatMap((sentence) =>
    readKorean(sentence, name.split(' ')).map(({ variants: [whole] }) => whole),
  )
}
