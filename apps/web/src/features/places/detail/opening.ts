import type { SiteLanguage } from '../../../locales/language.ts'

const days = '월화수목금토일'
/** 「월」, 「월요일」, 「토(7/30)」: a day as Korean maps write it, with a date where it is of one week alone. */
const DAY = /^([월화수목금토일])(?:요일)?(?:\s*\((\d{1,2})\/(\d{1,2})\))?$/u

const english: readonly [korean: RegExp, words: string][] = [
  [/정기\s*휴무|휴무/gu, 'Closed'],
  [/휴게(?:시간)?/gu, 'break'],
  [/24시간\s*영업/gu, 'Open 24 hours'],
  [/라스트\s*오더/gu, 'last order'],
]

/** A day of a shop's opening hours in the language on screen; what is no plain day stays in the shop's own words. */
export function dayIn(language: SiteLanguage, day: string): string {
  if (language === 'ko') return day
  if (day === '매일') return 'Every day'
  const [, name, month, date] = DAY.exec(day) ?? []
  if (name === undefined) return day
  // The first of January 2024 was a Monday.
  const weekday = new Date(Date.UTC(2024, 0, 1 + days.indexOf(name)))
  const said = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(weekday)
  if (month === undefined || date === undefined) return said
  const when = new Date(Date.UTC(2024, Number(month) - 1, Number(date)))
  const dated = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return `${said} (${dated.format(when)})`
}

/** Opening hours in the language on screen: the words that maps add to the figures. */
export function hoursIn(language: SiteLanguage, hours: string): string {
  if (language === 'ko') return hours
  return english.reduce((said, [korean, words]) => said.replace(korean, words), hours)
}
