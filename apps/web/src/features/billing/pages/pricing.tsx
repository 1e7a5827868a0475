import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageHead } from '../../../app/page-head.ts'
import { Comparison } from '../pricing/comparison.tsx'
import { Extras } from '../pricing/extras.tsx'
import { PlanCards } from '../pricing/plan-cards.tsx'
import { Questions } from '../pricing/questions.tsx'
import { Switches } from '../pricing/switches.tsx'
import { TalkToUs } from '../pricing/talk-to-us.tsx'
import { usePlans, useSubscription } from '../queries.ts'

import classes from '../pricing/pricing.module.css'

const route = getRouteApi('/pricing')

/** /pricing: the plans side by side, by the month or the year, what goes with them, questions, and whom to talk to. */
export function PricingPage() {
  const { t } = useTranslation()
  const { period = 'month', currency: wished } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: plans, error, refetch } = usePlans()
  const { data: mine } = useSubscription()
  usePageHead({ title: t('titles.pricing'), description: t('pricing.lead'), path: '/pricing' })
  // Who pays already goes on in that currency.
  const currency = wished ?? mine?.subscription?.currency ?? plans?.currency ?? 'KRW'
  const choose = (search: { period?: typeof period; currency?: typeof currency }) =>
    void navigate({ search: (before) => ({ ...before, ...search }), replace: true, resetScroll: false })
  return (
    <div className={classes['pricing']}>
      <header className={classes['head']}>
        <h1>{t('pricing.title')}</h1>
        <p>{t('pricing.lead')}</p>
        <Switches period={period} currency={currency} onChoose={choose} />
      </header>
      {error && !plans ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {plans ? (
        <PlanCards plans={plans} period={period} currency={currency} />
      ) : error ? null : (
        <Skeleton height="30rem" radius="md" />
      )}
      <Comparison />
      {plans ? <Extras plans={plans} period={period} currency={currency} /> : null}
      <Questions />
      <TalkToUs />
    </div>
  )
}
