import type { Maintenance } from '@clipmint/contract'
import { FactList } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'

/** From when to when the site is worked on, by the clock of Seoul. */
export function MaintenancePeriod({ maintenance: { startAt, endAt } }: { maintenance: Maintenance }) {
  const { t } = useTranslation()
  const { day, time } = useFormats()
  const isOneDay = day(startAt) === day(endAt)
  const until = isOneDay ? time(endAt) : `${day(endAt)} ${time(endAt)}`
  const period = t('announcements.fromTo', { from: `${day(startAt)} ${time(startAt)}`, until })
  return <FactList facts={[[t('announcements.period'), period]]} />
}
