import type { LanguageCode } from '@clipmint/kit'

/** How many code points fit any scene's big words, how many fit most scenes', and how many two rows of small words. */
export const lineLimits: Record<LanguageCode, { short: number; most: number; small: number }> = {
  ko: { short: 10, most: 14, small: 44 },
  en: { short: 20, most: 24, small: 72 },
  id: { short: 20, most: 24, small: 72 },
  vi: { short: 20, most: 24, small: 72 },
}
