/** The languages a video can speak. The site itself speaks ko and en. */
export const languageCodes = ['ko', 'en', 'id', 'vi'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** A text of the product's own (a template's title, a slot's name) in both languages of the site. */
export type Localized = { ko: string; en: string }
