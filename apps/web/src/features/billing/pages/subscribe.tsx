import { isSoldPlan, type SoldPlan } from '@clipmint/contract'
import { Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { Checkout } from '../checkout/checkout.tsx'
import { payableOf } from '../plan-choice.ts'
import { usePlans, useSubscription } from '../queries.ts'
import type { SubscribeSearch } from './search.ts'

const route = getRouteApi('/subscribe')

/** /subscribe: a plan is chosen, agreed to and paid. */
export function SubscribePage() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const plans = usePlans()
  const mine = useSubscription()
  const error = plans.error ?? mine.error
  const running = mine.data?.subscription ?? null
  const runs: SoldPlan = running !== null && isSoldPlan(running.planType) ? running.planType : 1
  const choose = (chosen: SubscribeSearch) =>
    void navigate({ search: (before) => ({ ...before, ...chosen }), replace: true, resetScroll: false })
  return (
    <Page>
      <PageHead title={t('checkout.title')} lead={t('checkout.lead')} />
      {plans.data && mine.data ? (
        <Checkout
          plans={plans.data}
          running={running}
          isPending={mine.data.downgrade !== null}
          choice={{
            planType: search.plan ?? runs,
            uploadService: search.upload ?? running?.uploadService ?? false,
            couponId: search.coupon,
            currency:
              running?.currency ?? payableOf(search.currency ?? plans.data.currency, plans.data.currencies),
          }}
          isOtherCard={search.card === 'other'}
          onChoose={choose}
        />
      ) : error ? (
        <FailureNote error={error} onRetry={() => void Promise.all([plans.refetch(), mine.refetch()])} />
      ) : (
        <Skeleton height="30rem" radius="md" />
      )}
    </Page>
  )
}
