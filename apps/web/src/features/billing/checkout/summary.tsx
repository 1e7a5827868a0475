import { type Invoice, periodOf, type PriceLine, type SubscriptionPrice } from '@clipmint/contract'
import { lastDayBefore } from '@clipmint/kit'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { planWord } from '../../account/index.ts'
import { LockedOn } from '../locked-on.tsx'

import classes from './summary.module.css'

type SummaryProps = {
  price: SubscriptionPrice
  /** Whether charges follow; a free start without consent to them ends by itself. */
  isRenewed: boolean
  /** Whether what runs ends unless a first card is given for it. */
  isEnding: boolean
}

/** What a plan costs now, line by line, until when that is for, and what is charged next. */
export function SubscriptionSummary({ price, isRenewed, isEnding }: SummaryProps) {
  const { t } = useTranslation()
  const { money, day } = useFormats()
  const { change, planType, currency, endsAt, next } = price
  const plan = t(planWord(planType))
  if (change === 'same' && price.total === 0)
    return isEnding ? (
      <div className={classes['later']}>
        <h2>{t('checkout.later')}</h2>
        <p>{t('checkout.goOn', { plan, date: day(next.at), amount: money(next.total, currency) })}</p>
      </div>
    ) : (
      <p className={classes['said']}>{t('checkout.same', { plan })}</p>
    )
  if (change === 'later')
    return (
      <div className={classes['later']}>
        <h2>{t('checkout.later')}</h2>
        <p>{t('checkout.laterText', { date: day(endsAt), plan, amount: money(next.total, currency) })}</p>
        <LockedOn planType={planType} />
      </div>
    )
  return (
    <div className={classes['summary']}>
      <h2>{t(change === 'same' ? 'checkout.due' : 'checkout.summary')}</h2>
      <Lines totals={price} planType={planType} />
      <Total totals={price} />
      <dl className={classes['facts']}>
        <div>
          <dt>{t('checkout.until')}</dt>
          <dd>{t('checkout.untilDay', { date: day(lastDayBefore(new Date(endsAt))) })}</dd>
        </div>
        <div>
          <dt>{t('checkout.next')}</dt>
          <dd>
            {isRenewed
              ? t('checkout.nextCharge', { date: day(next.at), amount: money(next.total, currency) })
              : t('checkout.nextNone')}
            <small>
              {isRenewed
                ? t(`checkout.nextNote_${periodOf(planType)}`)
                : t('checkout.nextNote_none', { date: day(endsAt) })}
            </small>
          </dd>
        </div>
      </dl>
    </div>
  )
}

type Totals = Pick<Invoice, 'currency' | 'lines' | 'total' | 'tax'>

/** What a price is made of; what comes off stands with a minus. */
export function Lines({ totals, planType }: { totals: Totals; planType: number | null }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const nameOf = (kind: PriceLine['kind']) =>
    kind === 'plan' && planType !== null
      ? t(`checkout.line_plan_${periodOf(planType)}`, { plan: t(planWord(planType)) })
      : t(`checkout.line_${kind}`)
  return (
    <ul className={classes['lines']}>
      {totals.lines.map(({ kind, amount }) => (
        <li key={kind}>
          <span>{nameOf(kind)}</span>
          <span>
            {amount < 0 ? `\u2212${money(-amount, totals.currency)}` : money(amount, totals.currency)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What is paid, with what it would be without its coupon, and the tax within it. */
export function Total({ totals }: { totals: Totals }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { currency, lines, total, tax } = totals
  const coupon = lines.find(({ kind }) => kind === 'coupon')?.amount ?? 0
  const before = money(total - coupon, currency)
  return (
    <p className={classes['total']}>
      <span>{t('checkout.total')}</span>
      <b>
        {coupon < 0 ? (
          <s aria-label={t('checkout.withoutCouponPrice', { amount: before })}>{before}</s>
        ) : null}{' '}
        {money(total, currency)}
      </b>
      {tax > 0 ? <small>{t('checkout.tax', { amount: money(tax, currency) })}</small> : null}
    </p>
  )
}
