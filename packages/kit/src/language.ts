/** The languages a video can speak. The site itself speaks ko and en. */
export const languageCodes = ['ko', 'en', 'id', 'vi'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** The longest sentence that a scene shows, in code points: two rows of small words, or several of large ones. */
export const sentenceMost: Readonly<Record<LanguageCode, number>> = { ko: 44, en: 84, id: 84, vi: 84 }

/** A text of the product's own (a template's title, a slot's name) in both languages of the site. */
export type Localized = { ko: string; en: string }
