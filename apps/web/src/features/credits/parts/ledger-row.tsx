import type { CreditEntry } from '@clipmint/contract'
import { StatusBadge, type StatusTone } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './ledger-row.module.css'

/** What a line is: how it stands with what was set aside for a video, or that credits came or ran out. */
type Kind = NonNullable<CreditEntry['state']> | 'granted' | 'expired' | 'reclaimed' | 'restored'

const tones: Record<Kind, StatusTone> = {
  held: 'info',
  settled: 'plain',
  released: 'ok',
  refunded: 'ok',
  granted: 'ok',
  expired: 'warn',
  reclaimed: 'plain',
  restored: 'ok',
}

/** One line of the ledger: what, when, how much, and the balance after it. */
export function LedgerRow({ entry }: { entry: CreditEntry }) {
  const { t } = useTranslation()
  const { day, time, number } = useFormats()
  const { change, source, label, amount, balance, createdAt } = entry
  const what =
    change === 'hold' || change === 'release' || change === 'refund'
      ? label || t('credits.aiVideo')
      : change === 'reclaim' || change === 'restore'
        ? t(`credits.${change}_pack`)
        : t(`credits.${change}_${source}`)
  const kind = kindOf(entry)
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <b>{what}</b>
        <span>
          <time dateTime={createdAt}>
            {day(createdAt)} {time(createdAt)}
          </time>
          {kind ? <StatusBadge tone={tones[kind]}>{t(`credits.state_${kind}`)}</StatusBadge> : null}
        </span>
      </div>
      <p className={classes['amount']} data-more={amount > 0}>
        <b>{amount > 0 ? `+${number(amount)}` : `\u2212${number(-amount)}`}</b>
        <span>{t('credits.balance', { count: balance })}</span>
      </p>
    </li>
  )
}

function kindOf({ change, state }: CreditEntry): Kind | null {
  if (change === 'grant') return 'granted'
  if (change === 'expire') return 'expired'
  if (change === 'reclaim') return 'reclaimed'
  if (change === 'restore') return 'restored'
  // That a credit came back is told by the line of its coming back; the line before says only that it was set aside.
  return change === 'hold' && (state === 'released' || state === 'refunded') ? null : state
}
