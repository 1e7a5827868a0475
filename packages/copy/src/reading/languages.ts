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

const vietnameseLetters = /[ăâđêôơưàảãạằẳẵặầẩẫậèẻẽẹềểễệìỉĩịòỏõọồổỗộờởỡợùủũụừửữựỳỷỹỵắấéếíóốớúứý]/giu
const indonesianWords =
  /\b(?:dan|yang|dengan|untuk|dari|ini|itu|bisa|dapat|tersedia|terbuat|tidak|dalam|kami|adalah|cocok|sangat|juga|dibuat|tanpa|setiap|warna|bahan|ringan|lembut)\b/giu
const englishWords =
  /\b(?:the|and|is|are|with|for|of|in|it|you|we|our|this|to|from|made|your|a|an|comes|can)\b/giu

/** The language that most of a text is written in; null when it is none of the four. */
export function languageOf(text: string): LanguageCode | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0
  if (hangul > 0 && hangul >= letters * 0.2) return 'ko'
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin === 0 || latin < letters * 0.6) return null
  if ((text.match(vietnameseLetters)?.length ?? 0) >= Math.max(2, latin * 0.06)) return 'vi'
  const indonesian = text.match(indonesianWords)?.length ?? 0
  return indonesian > (text.match(englishWords)?.length ?? 0) ? 'id' : 'en'
}
