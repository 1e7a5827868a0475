import type { OwnedCoupon } from '@clipmint/contract'
import type { Currency } from '@clipmint/kit'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { planWord } from '../account/index.ts'

type Amounts = Partial<Record<'KRW' | 'USD', number | undefined>>
type Benefit = OwnedCoupon['benefit']

/** What a coupon gives: in one look, of what that is, and in a sentence. */
export function useBenefitWords(): (benefit: Benefit) => { short: string; what: string; long: string } {
  const { t } = useTranslation()
  const { language } = useFormats()
  const amounts = useAmounts()
  return (benefit) => {
    switch (benefit.kind) {
      case 'PERCENT': {
        const { percent, cap } = benefit
        return {
          short: `${percent}%`,
          what: t('coupons.discount'),
          long: cap
            ? t('coupons.percentUpTo', { percent, cap: amounts(cap) })
            : t('coupons.percent', { percent }),
        }
      }
      case 'AMOUNT': {
        const amount = amounts(benefit.amounts)
        const { KRW, USD } = benefit.amounts
        // In one look only the currency of whoever reads it.
        const isWon = KRW !== undefined && (language === 'ko' || USD === undefined)
        const short = amounts(isWon ? { KRW } : { USD })
        return { short, what: t('coupons.discount'), long: t('coupons.amount', { amount }) }
      }
      case 'PLAN_DAYS': {
        const { days: count, planType } = benefit
        const plan = t(planWord(planType))
        return {
          short: t('coupons.days', { count }),
          what: plan,
          long: t('coupons.planDays', { count, plan }),
        }
      }
      case 'CREDIT': {
        const { count } = benefit
        return { short: `+${count}`, what: t('coupons.credits'), long: t('coupons.credit', { count }) }
      }
      case 'RENDER': {
        const { count } = benefit
        return { short: `+${count}`, what: t('coupons.renders'), long: t('coupons.render', { count }) }
      }
      case 'WATERMARK':
        return {
          short: t('coupons.watermarkShort'),
          what: t('coupons.watermarks'),
          long: t('coupons.watermark'),
        }
      case 'UPLOAD_DAYS': {
        const { days: count } = benefit
        return {
          short: t('coupons.days', { count }),
          what: t('coupons.uploads'),
          long: t('coupons.uploadDays', { count }),
        }
      }
    }
  }
}

/** What a coupon asks for, a few words each. */
export function useConditionWords(): (coupon: OwnedCoupon) => string[] {
  const { t } = useTranslation()
  const amounts = useAmounts()
  return ({ conditions }) => {
    const { plans, period, currency, minPrice, firstPaymentOnly, cycles } = conditions
    const names = [...new Set(plans?.map((planType) => t(planWord(planType))))]
    return [
      names.length > 0 ? t('coupons.onlyPlans', { plans: names.join(', ') }) : null,
      period ? t(`coupons.only_${period}`) : null,
      currency ? t('coupons.onlyCurrency', { currency }) : null,
      minPrice ? t('coupons.from', { amount: amounts(minPrice) }) : null,
      firstPaymentOnly ? t('coupons.firstOnly') : null,
      cycles > 1 ? t('coupons.cycles', { count: cycles }) : null,
    ].filter((it) => it !== null)
  }
}

/** A coupon may name a price in each currency; they are said beside each other, won first. */
function useAmounts(): (amounts: Amounts) => string {
  const { money } = useFormats()
  return (amounts) =>
    (['KRW', 'USD'] as const)
      .flatMap((currency: Currency & keyof Amounts) => {
        const amount = amounts[currency]
        return amount === undefined ? [] : [money(amount, currency)]
      })
      .join(' / ')
}
