import { type LanguageCode, sentenceMost } from '@clipmint/kit'

/**
 * How many code points fit any scene's big words, how many fit most scenes', how many of a name most scenes take as a title, and
 * how many two rows of small words.
 */
export const lineLimits: Record<LanguageCode, { short: number; most: number; title: number; small: number }> =
  {
    ko: { short: 10, most: 14, title: 18, small: sentenceMost.ko },
    en: { short: 20, most: 24, title: 30, small: sentenceMost.en },
    id: { short: 20, most: 24, title: 30, small: sentenceMost.id },
    vi: { short: 20, most: 24, title: 30, small: sentenceMost.vi },
  }
