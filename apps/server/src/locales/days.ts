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

/** 12월 1일 (화) 19:00, Tue, December 1, 19:00: a moment on the wall of a zone, written as the site writes it. */
export function wallIn(lang: Lang, at: Date, zone: string): string {
  const write = (how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { timeZone: zone, ...how }).format(at)
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = write({ month: 'long', day: 'numeric' })
  const weekday = write({ weekday: 'short' })
  return lang === 'ko' ? `${day} (${weekday}) ${time}` : `${weekday}, ${day}, ${time}`
}

/** 대한민국 표준시, Korean Standard Time: what a zone is called at a moment. */
export function zoneIn(lang: Lang, at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat(locales[lang], { timeZone: zone, timeZoneName: 'long' })
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
