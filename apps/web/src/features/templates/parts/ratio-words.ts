import type { Ratio } from '@clipmint/film'

/** What each shape is for, in the words of the locales. */
export const ratioWords = {
  '9:16': 'templates.ratioTall',
  '4:5': 'templates.ratioPortrait',
  '1:1': 'templates.ratioSquare',
  '16:9': 'templates.ratioWide',
} as const satisfies Record<Ratio, string>
