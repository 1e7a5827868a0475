import type { LanguageCode } from '@clipmint/kit'

import type { HeadWriter } from '../facts/head.ts'
import { koreanHeadlines } from '../korean/headlines.ts'
import type { LatinPhrases } from '../latin/grammar.ts'
import { latinHeadlines } from '../latin/headlines.ts'
import { englishPhrasing, indonesianPhrasing, vietnamesePhrasing } from '../latin/phrases.ts'
import { splitOverlong } from '../latin/split-overlong.ts'
import { englishLexicon } from '../lexicon/en.ts'
import { indonesianLexicon } from '../lexicon/id.ts'
import { koreanLexicon } from '../lexicon/ko.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { vietnameseLexicon } from '../lexicon/vi.ts'
import type { ClauseReader } from './clause.ts'
import type { Word } from './sentence.ts'
import { readEnglish } from './shorten-en.ts'
import { readIndonesian } from './shorten-id.ts'
import { readKorean } from './shorten-ko.ts'
import { readVietnamese } from './shorten-vi.ts'

/** How the words of each language are read, what big words a sentence of it allows, and how a clause parts that would be left out as too long. */
export type Reader = {
  read: ClauseReader
  lexicon: Lexicon
  headlines: HeadWriter
  parts: ((words: readonly Word[]) => Word[][] | null) | null
}

export const readers: Record<LanguageCode, Reader> = {
  ko: { read: readKorean, lexicon: koreanLexicon, headlines: koreanHeadlines, parts: null },
  en: latin(readEnglish, englishLexicon, englishPhrasing),
  id: latin(readIndonesian, indonesianLexicon, indonesianPhrasing),
  vi: latin(readVietnamese, vietnameseLexicon, vietnamesePhrasing),
}

function latin(read: ClauseReader, lexicon: Lexicon, phrases: LatinPhrases): Reader {
  return {
    read,
    lexicon,
    headlines: latinHeadlines(phrases),
    parts: (words) => splitOverlong(words, phrases),
  }
}
