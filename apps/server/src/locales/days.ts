import type { Lang } from '../http/handlers.ts'

const locales = { ko: 'ko-KR', en: 'en-US' } as const

/** 2026년 12월 1일, December 1, 2026: the day in Seoul as people read it. */
export function dayIn(lang: Lang, at: Date): string {
  return new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(at)
}

/** The last day in Seoul before a moment: until when something is good that ends then. */
export function lastDayIn(lang: Lang, end: Date): string {
  return dayIn(lang, new Date(end.getTime() - 1))
}
