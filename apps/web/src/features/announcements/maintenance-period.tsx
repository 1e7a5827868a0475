import type { Maintenance } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'

import classes from './popup.module.css'

/** From when to when the site is worked on, by the clock of Seoul. */
export function MaintenancePeriod({ maintenance: { startAt, endAt } }: { maintenance: Maintenance }) {
  const { t } = useTranslation()
  const { day, time } = useFormats()
  const isOneDay = day(startAt) === day(endAt)
  const until = isOneDay ? time(endAt) : `${day(endAt)} ${time(endAt)}`
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{t('announcements.period')}</dt>
        <dd>{t('announcements.fromTo', { from: `${day(startAt)} ${time(startAt)}`, until })}</dd>
      </div>
    </dl>
  )
}
