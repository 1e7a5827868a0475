import type { PaymentCurrency } from '@clipmint/contract'

import type { Lang } from '../http/handlers.ts'

/** 29,000원 in Korean, ₩29,000 in English, $24.00 in both. */
export function moneyIn(lang: Lang, amount: number, currency: PaymentCurrency): string {
  if (currency === 'KRW' && lang === 'ko') return `${new Intl.NumberFormat('ko').format(amount)}원`
  const digits = currency === 'USD' ? 2 : 0
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount / 10 ** digits)
}
