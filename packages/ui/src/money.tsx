import type { Currency } from '@clipmint/kit'

import classes from './money.module.css'

/** Digits after the point: only the dollar has smaller coins in use here. */
const digits: Record<Currency, number> = { KRW: 0, USD: 2, IDR: 0, VND: 0 }

/**
 * A price in words: `amount` counts the currency's smallest unit (won, cent, rupiah, dong).
 * 29,000원 in Korean, ₩29,000 in English, $12.34 in both.
 */
export function formatMoney(amount: number, currency: Currency, language: 'ko' | 'en'): string {
  const value = amount / 10 ** digits[currency]
  if (currency === 'KRW' && language === 'ko') return `${new Intl.NumberFormat('ko').format(value)}원`
  return new Intl.NumberFormat(language === 'ko' ? 'ko-KR' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits[currency],
    maximumFractionDigits: digits[currency],
  }).format(value)
}

type MoneyProps = {
  amount: number
  currency: Currency
  language: 'ko' | 'en'
  /** The price before a discount, shown struck through in front. */
  before?: { amount: number; label: string }
}

/** A price in tabular figures; a discounted one shows what it was. */
export function Money({ amount, currency, language, before }: MoneyProps) {
  return (
    <span className={classes['money']}>
      {before ? (
        <s
          className={classes['before']}
          aria-label={`${before.label} ${formatMoney(before.amount, currency, language)}`}
        >
          {formatMoney(before.amount, currency, language)}
        </s>
      ) : null}
      {formatMoney(amount, currency, language)}
    </span>
  )
}
