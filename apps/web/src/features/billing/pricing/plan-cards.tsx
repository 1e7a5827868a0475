import { type BillingPeriod, type PaymentCurrency, planNameOf } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../api/index.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { useUser } from '../../account/index.ts'
import { payableOf, plansOnOffer } from '../plan-choice.ts'
import { type Plans, useSubscription } from '../queries.ts'
import { PlanCard } from './plan-card.tsx'

import classes from './plan-cards.module.css'

type PlanCardsProps = { plans: Plans; period: BillingPeriod; currency: PaymentCurrency }

/** The plans beside each other, each with its price, what it gives and the way to it. */
export function PlanCards({ plans, period, currency }: PlanCardsProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const isSignedIn = useSignedIn()
  const { data: user } = useUser()
  const { data: mine } = useSubscription()
  const subscribed = mine?.subscription ?? null
  const paysIn = subscribed?.currency ?? payableOf(currency, plans.currencies)
  const planType = user?.payment.planType ?? null
  return (
    <section aria-label={t('pricing.plans')}>
      <ul className={classes['cards']}>
        {plansOnOffer.map((name) => (
          <PlanCard
            key={name}
            name={name}
            plans={plans}
            period={period}
            currency={currency}
            paysIn={paysIn}
            isSignedIn={isSignedIn}
            planType={planType}
            planEndsAt={user?.payment.planEndsAt ?? null}
            subscribed={subscribed}
            pending={mine?.downgrade ?? null}
            isFirst={name === (planType !== null && planNameOf(planType) === 'basic' ? 'standard' : 'basic')}
          />
        ))}
      </ul>
      <p className={classes['note']}>
        {plans.currencies.length === 0
          ? t('pricing.cannotPay')
          : currency === paysIn
            ? t(`pricing.included_${currency}`)
            : t('pricing.otherCurrency', { currency: t(`pricing.name_${paysIn}`, { lng: language }) })}
      </p>
    </section>
  )
}
