export { BoundedCache } from './bounded-cache.ts'
export { isBusinessNumber } from './business-number.ts'
export { countChars } from './count-chars.ts'
export { currencies, type Currency } from './currency.ts'
export { dayMs, hourMs } from './durations.ts'
export { clamp, lerp, roundTo } from './number.ts'
export { must } from './must.ts'
export { type LanguageCode, type Localized, languageCodes, sentenceMost } from './language.ts'
export { createRandom, type Random } from './random.ts'
export {
  dayInSeoul,
  endOfDayInSeoul,
  lastDayBefore,
  minuteIn,
  minuteInSeoul,
  startOfDayInSeoul,
} from './seoul.ts'
export { firstWordsOf, isOfName, isTitled } from './titled.ts'
