import type { SiteLanguage } from './language.ts'

const locales: Record<SiteLanguage, string> = { ko: 'ko-KR', en: 'en-US' }
/** Times are UTC inside and Seoul's on screen. */
const timeZone = 'Asia/Seoul'

/** 1,234 */
export function formatNumber(value: number, language: SiteLanguage): string {
  return new Intl.NumberFormat(locales[language]).format(value)
}

/** 2026년 7월 3일, July 3, 2026; the year is left out when it is this one. */
export function formatDate(iso: string, language: SiteLanguage, now: Date): string {
  const date = new Date(iso)
  const sameYear = yearOf(date) === yearOf(now)
  return new Intl.DateTimeFormat(locales[language], {
    timeZone,
    month: 'long',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date)
}

/** 2026년 7월 3일, July 3, 2026: a day that is meant to the letter, always with its year. */
export function formatDay(iso: string, language: SiteLanguage): string {
  const words = { timeZone, year: 'numeric', month: 'long', day: 'numeric' } as const
  return new Intl.DateTimeFormat(locales[language], words).format(new Date(iso))
}

/** 2026년 12월, December 2026: a month as 2026-12. */
export function formatMonth(month: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone, year: 'numeric', month: 'long' }).format(
    new Date(`${month}-01T00:00:00+09:00`),
  )
}

/** Kept, because making one takes longer than all else that a key changes on the editor's screen; none before it is needed. */
const clocks: Partial<Record<SiteLanguage, Intl.DateTimeFormat>> = {}

/** 14:03 */
export function formatTime(iso: string, language: SiteLanguage): string {
  clocks[language] ??= clockOf(locales[language])
  return clocks[language].format(new Date(iso))
}

/** 방금, 3분 전, 어제; just now, 3 minutes ago. After a week, the date. */
export function formatAgo(iso: string, language: SiteLanguage, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000)
  const ago = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  if (minutes < 1) return language === 'ko' ? '방금' : 'just now'
  if (minutes < 60) return ago.format(-minutes, 'minute')
  if (minutes < 1_440) return ago.format(-Math.floor(minutes / 60), 'hour')
  return minutes < 10_080 ? ago.format(-Math.floor(minutes / 1_440), 'day') : formatDate(iso, language, now)
}

/** 0:15, 1:05: the length of a video. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** 2.4: a length in milliseconds as seconds, to a tenth. */
export function formatDecimalSeconds(ms: number): string {
  return (Math.round(ms / 100) / 10).toFixed(1)
}

/** 12 KB, 3.4 MB */
export function formatBytes(bytes: number, language: SiteLanguage): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10))
  const value = new Intl.NumberFormat(locales[language], { maximumFractionDigits: step > 1 ? 1 : 0 })
  return `${value.format(bytes / 1024 ** step)} ${units[step]}`
}

function clockOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

function yearOf(date: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(date)
}
