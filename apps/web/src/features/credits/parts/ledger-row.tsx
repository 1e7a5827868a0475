import type { CreditEntry } from '@clipmint/contract'
import { StatusBadge, type StatusTone } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './ledger-row.module.css'

const tones: Record<NonNullable<CreditEntry['state']>, StatusTone> = {
  held: 'info',
  settled: 'plain',
  released: 'ok',
  refunded: 'ok',
}

/** One line of the ledger: what, when, how much, and the balance after it. */
export function LedgerRow({ entry }: { entry: CreditEntry }) {
  const { t } = useTranslation()
  const { day, time, number } = useFormats()
  const { change, source, label, state, amount, balance, createdAt } = entry
  const isVideo = change === 'hold' || change === 'release' || change === 'refund'
  const what = isVideo
    ? label || t('credits.aiVideo')
    : t(change === 'grant' ? `credits.grant_${source}` : `credits.expire_${source}`)
  // That a credit came back is told by the line of its coming back; the line before says only that it was set aside.
  const shown = change === 'hold' && (state === 'released' || state === 'refunded') ? null : state
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <b>{what}</b>
        <span>
          <time dateTime={createdAt}>
            {day(createdAt)} {time(createdAt)}
          </time>
          {shown ? <StatusBadge tone={tones[shown]}>{t(`credits.state_${shown}`)}</StatusBadge> : null}
        </span>
      </div>
      <p className={classes['amount']} data-more={amount > 0}>
        <b>{amount > 0 ? `+${number(amount)}` : `\u2212${number(-amount)}`}</b>
        <span>{t('credits.balance', { count: balance })}</span>
      </p>
    </li>
  )
}
