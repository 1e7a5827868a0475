import type { SiteLanguage } from '../../../locales/language.ts'

/** 12월 1일 (화), Tue, December 1: a day in Seoul, known by its weekday. */
export function dayName(iso: string, language: SiteLanguage): string {
  const words = { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'Asia/Seoul' } as const
  return new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-US', words).format(new Date(iso))
}
