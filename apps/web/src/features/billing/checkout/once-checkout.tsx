import type { OnceItem, PaymentCurrency } from '@clipmint/contract'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { rememberVideo } from '../end/paid-for.ts'
import { useCouponsForOnce, useOncePrice } from '../queries.ts'
import { usePayment } from '../window/use-payment.ts'
import { WindowWatch } from '../window/window-watch.tsx'
import { Consents, useConsents } from './consents.tsx'
import { CouponField } from './coupon-field.tsx'
import { OrderFrame } from './order-frame.tsx'
import { PayButton } from './pay-button.tsx'
import { PayFailure } from './pay-failure.tsx'
import { Lines, Total } from './summary.tsx'

import classes from './summary.module.css'

export type OnceOrder = {
  item: OnceItem
  currency: PaymentCurrency
  /** Of the mark: the video that it comes off, and its template. */
  video?: { projectId: string; templateId: string }
}

/** What is bought once, beside what it costs and what has to be agreed to. */
export function OnceCheckout({ order, children }: { order: OnceOrder; children: ReactNode }) {
  const { t } = useTranslation()
  const { item, currency, video } = order
  const [chosen, setChosen] = useState<string>()
  const { data: coupons = [] } = useCouponsForOnce(item, currency)
  // A coupon that was chosen for something else is no longer there for this.
  const couponId = coupons.some(({ coupon, refusal }) => refusal === null && coupon._id === chosen)
    ? chosen
    : undefined
  const price = useOncePrice({ item, currency, couponId })
  const consents = useConsents({ isOnce: true })
  const { pay, open, isBusy, error } = usePayment('purchase')
  const handlePay = () => {
    const consent = consents.given()
    if (consent === null) return
    pay(async () => {
      const { result } = await api.billing.requestOnce({
        body: { item, currency, couponId, templateId: video?.templateId, consent },
      })
      if (video) rememberVideo(result.invoice._id, video.projectId)
      return result
    })
  }
  return (
    <OrderFrame
      isLoading={price.isPending}
      isPack={item !== 'watermark'}
      summary={
        price.data ? (
          <>
            <div className={classes['summary']}>
              <h2>{t('checkout.summary')}</h2>
              <Lines totals={price.data} planType={null} />
              <Total totals={price.data} />
              <p className={classes['rule']}>
                {t(`checkout.rule_${item === 'watermark' ? item : 'credits'}`)}
              </p>
            </div>
            <Consents consents={consents} price={price.data} />
            {error ? <PayFailure error={error} /> : null}
            <PayButton price={price.data} isBusy={isBusy || price.isPlaceholderData} onPay={handlePay} />
          </>
        ) : price.error ? (
          <FailureNote error={price.error} onRetry={() => void price.refetch()} />
        ) : null
      }
    >
      {children}
      <CouponField
        label={t('checkout.coupon')}
        coupons={coupons}
        value={couponId}
        currency={currency}
        onChange={setChosen}
      />
      {open ? <WindowWatch open={open} /> : null}
    </OrderFrame>
  )
}
