import { type Invoice, periodOf } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { planWord } from '../account/index.ts'

/** What a payment was for, in a few words. */
export function useInvoiceWords(): { what: (invoice: Invoice) => string } {
  const { t } = useTranslation()
  return {
    what: ({ item, planType, uploadService, kind }) => {
      if (item !== null) return t(`checkout.line_${item}`)
      if (kind === 'beside') return t('checkout.line_uploadService')
      const plan = planType ?? 0
      const words = t(`checkout.line_plan_${periodOf(plan)}`, { plan: t(planWord(plan)) })
      return uploadService ? `${words} + ${t('checkout.line_uploadService')}` : words
    },
  }
}
