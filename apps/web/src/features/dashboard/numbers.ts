import type { SiteLanguage } from '../../locales/language.ts'

const locales: Record<SiteLanguage, string> = { ko: 'ko-KR', en: 'en-US' }

/** 5.2%, of a share; with its sign where that is asked for. */
export function formatPercent(share: number, language: SiteLanguage): string {
  const style = { style: 'percent', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locales[language], style).format(share)
}

/** +18.4%, −4.2%, +5: how something changed. */
export function formatChange(value: number, language: SiteLanguage, style: 'percent' | 'decimal'): string {
  return new Intl.NumberFormat(locales[language], {
    style,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(value)
}

/** 1.2만, 12K: a number beside a line of a chart. */
export function formatShort(value: number, language: SiteLanguage): string {
  return new Intl.NumberFormat(locales[language], {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value)
}

/** 2.1: how many times as much. */
export function formatTimes(times: number, language: SiteLanguage): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(times)
}

/** 11월 20일 (금), Fri, Nov 20: a day as 2026-11-20. */
export function formatChartDay(day: string, language: SiteLanguage): string {
  const words = {
    timeZone: 'UTC',
    month: language === 'ko' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  } as const
  return new Intl.DateTimeFormat(locales[language], words).format(new Date(`${day}T00:00:00Z`))
}

/** 11. 20., 11/20: a day under a chart. */
export function formatTick(day: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
}
