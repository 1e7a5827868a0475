import type { ProductBrief } from '../types.ts'
import { briefOf } from './brief.ts'
import { counterShops } from './counter.ts'
import { englishShops } from './en.ts'
import { crossingShops, indonesianShops, vietnameseShops } from './id-and-vi.ts'
import { koreanShops } from './ko.ts'

/** Briefs of small shops in four languages, in our own words, for the tests. */
export const shopBriefs: readonly ProductBrief[] = [
  ...koreanShops.map(briefOf),
  ...counterShops.map(briefOf),
  ...englishShops.map((shop) => briefOf({ language: 'en', ...shop })),
  ...indonesianShops.map(briefOf),
  ...vietnameseShops.map(briefOf),
  ...crossingShops.map(briefOf),
]
