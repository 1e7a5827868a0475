import type { PaymentCurrency, SubscriptionPrice } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

type PayButtonProps = {
  price: { currency: PaymentCurrency; total: number; change?: SubscriptionPrice['change'] }
  /** Whether a first card is given, so that what runs goes on. */
  isFirstCard?: boolean
  isBusy: boolean
  onPay: () => void
}

/** The one button of a payment: it carries the amount, or says that none is taken. */
export function PayButton({ price, isFirstCard = false, isBusy, onPay }: PayButtonProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { total, currency, change } = price
  const words =
    change === 'later'
      ? t('checkout.doLater')
      : change === 'same' && total === 0
        ? t(isFirstCard ? 'payments.giveCard' : 'checkout.doKeep')
        : total === 0
          ? t('checkout.doFree')
          : t('checkout.pay', { amount: money(total, currency) })
  return (
    <Button size="lg" fullWidth loading={isBusy} onClick={onPay}>
      {words}
    </Button>
  )
}
