import type { Language } from './visit.ts'

/** Whether all is gone through of which `npm test` takes a fixed sample: `npm run test:every`. */
export const every = process.env['TEST_EVERY'] === 'yes'

/** The languages of a journey that differs by its words alone: the named one, or both when all is gone through. */
export function languagesOr(sample: Language): readonly Language[] {
  return every ? ['ko', 'en'] : [sample]
}

/** Whether the `index`-th of a list is one that a sample looks at in this language: each in one of them, in turns. */
export function isTurnOf(language: Language, index: number): boolean {
  return every || index % 2 === (language === 'ko' ? 0 : 1)
}
