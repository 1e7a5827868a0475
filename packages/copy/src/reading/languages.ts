import type { LanguageCode } from '@clipmint/kit'

import type { HeadWriter } from '../facts/head.ts'
import { koreanHeadlines } from '../korean/headlines.ts'
import { latinHeadlines } from '../latin/headlines.ts'
import { englishPhrasing, indonesianPhrasing, vietnamesePhrasing } from '../latin/phrases.ts'
import { englishLexicon } from '../lexicon/en.ts'
import { indonesianLexicon } from '../lexicon/id.ts'
import { koreanLexicon } from '../lexicon/ko.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { vietnameseLexicon } from '../lexicon/vi.ts'
import type { ClauseReader } from './clause.ts'
import { readEnglish } from './shorten-en.ts'
import { readIndonesian } from './shorten-id.ts'
import { readKorean } from './shorten-ko.ts'
import { readVietnamese } from './shorten-vi.ts'

/** How the words of each language are read, and what big words a sentence of it allows. */
export const readers: Record<LanguageCode, { read: ClauseReader; lexicon: Lexicon; headlines: HeadWriter }> =
  {
    ko: { read: readKorean, lexicon: koreanLexicon, headlines: koreanHeadlines },
    en: { read: readEnglish, lexicon: englishLexicon, headlines: latinHeadlines(englishPhrasing) },
    id: { read: readIndonesian, lexicon: indonesianLexicon, headlines: latinHeadlines(indonesianPhrasing) },
    vi: { read: readVietnamese, lexicon: vietnameseLexicon, headlines: latinHeadlines(vietnamesePhrasing) },
  }
