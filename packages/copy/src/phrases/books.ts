import type { LanguageCode } from '@clipmint/kit'

import type { PhraseBook } from './book.ts'
import { englishPhrases } from './en.ts'
import { indonesianPhrases } from './id.ts'
import { koreanPhrases } from './ko.ts'
import { vietnamesePhrases } from './vi.ts'

/** The framing words of each language a video can speak. */
export const phraseBooks: Record<LanguageCode, PhraseBook> = {
  ko: koreanPhrases,
  en: englishPhrases,
  id: indonesianPhrases,
  vi: vietnamesePhrases,
}
