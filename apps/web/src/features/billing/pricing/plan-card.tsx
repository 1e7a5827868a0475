import { type BillingPeriod, contractFrom, planNameOf } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { planWord } from '../../account/index.ts'
import { perMonth, planTypeOf, shownTypeOf } from '../plan-choice.ts'
import { FairUseMark } from './fair-use.tsx'
import { useHighlights } from './highlights.ts'
import type { Offer } from './offer.ts'
import { PlanAction } from './plan-action.tsx'

import classes from './plan-cards.module.css'

/** One plan: for whom it is, what it costs, the way to it, and what it gives. */
export function PlanCard(props: Offer) {
  const { name, planType, pending } = props
  const { t } = useTranslation()
  const { date } = useFormats()
  const highlights = useHighlights()(name)
  const isMine = planType !== null && planNameOf(planType) === name
  const isNext = pending !== null && planNameOf(pending.planType) === name && !isMine
  return (
    <li className={classes['card']} data-mine={isMine}>
      <div className={classes['name']}>
        <h2>{t(planWord(shownTypeOf(name)))}</h2>
        {isMine ? <StatusBadge tone="ok">{t('pricing.mine')}</StatusBadge> : null}
        {isNext ? (
          <StatusBadge tone="info">{t('pricing.from', { date: date(pending.at) })}</StatusBadge>
        ) : null}
      </div>
      <p className={classes['for']}>{t(`pricing.for_${name}`)}</p>
      <PriceOf {...props} />
      <PlanAction {...props} />
      <ul className={classes['gives']}>
        {highlights.map(({ words, isFairUse }) => (
          <li key={words}>
            <Check aria-hidden="true" size="1.125rem" />
            <span>
              {words}
              {isFairUse ? <FairUseMark /> : null}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function PriceOf({ name, plans, period, currency }: Offer) {
  const { t } = useTranslation()
  const { money } = useFormats()
  if (name === 'free')
    return (
      <div className={classes['price']}>
        <p>
          <b>{money(0, currency)}</b>
        </p>
        <small>{t('pricing.noCard')}</small>
      </div>
    )
  if (name === 'enterprise')
    return (
      <div className={classes['price']}>
        <p>
          <b>{t('pricing.quote')}</b>
        </p>
        <small>{t('pricing.quoteNote', { amount: money(contractFrom[currency], currency) })}</small>
      </div>
    )
  const price = (of: BillingPeriod) =>
    plans.plans.find(({ planType }) => planType === planTypeOf(name, of))?.price[currency] ?? 0
  const now = price(period)
  return (
    <div className={classes['price']}>
      <p>
        {period === 'year' ? (
          <s aria-label={t('pricing.byMonth', { amount: money(price('month'), currency) })}>
            {money(price('month'), currency)}
          </s>
        ) : null}
        <b>{money(perMonth(now, period), currency)}</b>
        <span>{t('pricing.aMonth')}</span>
      </p>
      <small>
        {period === 'year'
          ? t('pricing.atOnce', { amount: money(now, currency) })
          : t(`pricing.everyMonth_${currency}`)}
      </small>
    </div>
  )
}
