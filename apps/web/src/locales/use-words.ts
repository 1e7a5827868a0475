import type { Currency } from '@clipmint/kit'
import { formatMoney } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import {
  formatAgo,
  formatBytes,
  formatDate,
  formatDay,
  formatMonth,
  formatNumber,
  formatSeconds,
  formatTime,
} from './format.ts'
import { toSiteLanguage } from './language.ts'

/** The language on screen, and numbers, dates and prices in it. */
export function useFormats() {
  const { i18n } = useTranslation()
  const language = toSiteLanguage(i18n.language)
  return {
    language,
    number: (value: number) => formatNumber(value, language),
    date: (iso: string) => formatDate(iso, language, new Date()),
    day: (iso: string) => formatDay(iso, language),
    month: (month: string) => formatMonth(month, language),
    time: (iso: string) => formatTime(iso, language),
    ago: (iso: string) => formatAgo(iso, language, new Date()),
    bytes: (bytes: number) => formatBytes(bytes, language),
    money: (amount: number, currency: Currency) => formatMoney(amount, currency, language),
    seconds: formatSeconds,
  }
}
