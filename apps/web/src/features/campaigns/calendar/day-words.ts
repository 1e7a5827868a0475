import type { CalendarDay } from '@clipmint/contract'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

/** Days and what is worth a video on them, in words. */
export function useDayWords() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const locale = language === 'ko' ? 'ko-KR' : 'en-US'
  const write = (day: string, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...how }).format(new Date(`${day}T00:00:00Z`))
  return {
    /** 12월 1일 화요일, Tuesday, December 1. */
    whole: (day: string) => write(day, { month: 'long', day: 'numeric', weekday: 'long' }),
    /** 12월 1일 (화), Tue, Dec 1. */
    short: (day: string) => write(day, { month: 'short', day: 'numeric', weekday: 'short' }),
    /** 12월 1일, Dec 1. */
    plain: (day: string) => write(day, { month: 'short', day: 'numeric' }),
    /** 2026년 12월, December 2026. */
    month: (day: string) => write(day, { year: 'numeric', month: 'long' }),
    /** What a day is for: Christmas, the price of a product that fell, three years since the shop opened. */
    reason: (one: CalendarDay) => reasonOf(t, one),
  }
}

/** What a day is for, in the language of `t`: an anniversary counts its years. */
export function reasonOf(t: TFunction, { id, about, years }: CalendarDay): string {
  return years === null
    ? t(`calendar.day_${id}`, { name: about?.name ?? '' })
    : t('calendar.anniversary', { count: years })
}
