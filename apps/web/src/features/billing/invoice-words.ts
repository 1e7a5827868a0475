import { cardBrandIn, type Invoice, periodOf } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { planWord } from '../account/index.ts'

/** What a payment was for, in a few words. */
export function useInvoiceWords(): { what: (invoice: Invoice) => string } {
  const { t } = useTranslation()
  return {
    what: ({ item, planType, uploadService, kind, isFirstCard }) => {
      if (item !== null) return t(`checkout.line_${item}`)
      if (kind === 'card') return t(isFirstCard ? 'payments.firstCard' : 'payments.newCard')
      if (kind === 'beside') return t('checkout.line_uploadService')
      const plan = planType ?? 0
      const words = t(`checkout.line_plan_${periodOf(plan)}`, { plan: t(planWord(plan)) })
      return uploadService ? `${words} + ${t('checkout.line_uploadService')}` : words
    },
  }
}

/** A card in a few words: its house, as it is called in the language of the screen, and its last digits. */
export function useCardWords(): (card: NonNullable<Invoice['card']>) => string {
  const { t } = useTranslation()
  const { language } = useFormats()
  return ({ brand, last4 }) => t('checkout.cardKept', { brand: cardBrandIn(brand, language), last4 })
}
