import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { type Times, weekFromSunday } from './schedule.ts'

/** A weekly schedule in words, days of the same time together: 월·수·금 19:00, Mon, Wed and Fri at 19:00. */
export function useScheduleWords(): (times: Times) => string {
  const { t } = useTranslation()
  const { language } = useFormats()
  return (times) => {
    const days = weekFromSunday.filter((day) => times[day] !== undefined)
    const groups = [...new Set(days.map((day) => times[day] ?? ''))].toSorted()
    const said = groups.map((time) => {
      const names = days.filter((day) => times[day] === time).map((day) => t(`campaigns.weekdayShort_${day}`))
      const list = language === 'ko' ? names.join('·') : new Intl.ListFormat('en').format(names)
      return names.length === 7
        ? t('campaigns.everyDayAt', { time })
        : t('campaigns.daysAt', { days: list, time })
    })
    return said.join(', ')
  }
}
