import type { CreditState } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './balance.module.css'

/** What is left, in large; what is set aside, what runs out first, and when there will be more. */
export function Balance({ state }: { state: CreditState }) {
  const { t } = useTranslation()
  const { date, number } = useFormats()
  const { left, held, soonest, monthly, renewsAt } = state
  return (
    <section className={classes['balance']} aria-label={t('credits.left')}>
      <p className={classes['left']}>
        <span>{t('credits.left')}</span>
        <b>{number(left)}</b>
      </p>
      <ul className={classes['notes']}>
        {held > 0 ? <li>{t('credits.held', { count: held })}</li> : null}
        {soonest ? (
          <li>
            {t('credits.soonest', { count: soonest.amount, date: date(lastMoment(soonest.expiresAt)) })}
          </li>
        ) : null}
        <li>{t('credits.renews', { count: monthly, date: date(renewsAt) })}</li>
      </ul>
    </section>
  )
}

/** What ends at midnight can be used through the day before. */
function lastMoment(iso: string): string {
  return new Date(Date.parse(iso) - 1).toISOString()
}
