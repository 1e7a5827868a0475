import { EmptyState, SegmentedTabs } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { AccountFrame } from '../../account/index.ts'
import { CouponCard } from '../parts/coupon-card.tsx'
import { RegisterForm } from '../parts/register-form.tsx'
import { useCoupons } from '../queries.ts'
import { type CouponTab, couponTabs } from './search.ts'

import classes from './coupons.module.css'

const route = getRouteApi('/account/coupon')

/** /account/coupon: a field for a code, and the coupons that can be used, were used, and have run out. */
export function CouponsPage() {
  const { t } = useTranslation()
  const { tab = 'owned' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useCoupons()
  const choose = (value: CouponTab) =>
    void navigate({ search: value === 'owned' ? {} : { tab: value }, replace: true, resetScroll: false })
  const tabs = couponTabs.map((value) => ({
    value,
    label: t(`coupons.tab_${value}`),
    ...(data ? { count: data[value].length } : {}),
  }))
  const shown = data?.[tab]
  return (
    <AccountFrame title={t('titles.coupons')} lead={t('coupons.lead')}>
      <RegisterForm onRegistered={() => choose('owned')} />
      <div className={classes['tabs']}>
        <SegmentedTabs label={t('coupons.tabs')} tabs={tabs} value={tab} onChange={choose} />
      </div>
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton height="7rem" radius="md" /> : null}
      {shown && shown.length > 0 ? (
        <ul className={classes['list']}>
          {shown.map((coupon) => (
            <CouponCard key={coupon._id} coupon={coupon} />
          ))}
        </ul>
      ) : null}
      {shown?.length === 0 ? (
        <EmptyState picture="coupons" title={t(`coupons.none_${tab}`)} text={t(`coupons.noneText_${tab}`)} />
      ) : null}
    </AccountFrame>
  )
}
