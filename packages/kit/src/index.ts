export { clamp, lerp, roundTo } from './number.ts'
export { must } from './must.ts'
export { type LanguageCode, type Localized, languageCodes } from './language.ts'
export { createRandom, type Random } from './random.ts'
