import { type Currency, limits } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { focusField } from '../form/focus-field.ts'
import { faultsOfPromotion, promotionFields, type PromotionForm } from './promotion-values.ts'

type Form = {
  value: PromotionForm
  setValue: (change: (now: PromotionForm) => PromotionForm) => void
  currency: Currency
  /** What a server had against a field. */
  refusedAt?: (name: keyof PromotionForm) => string | null
}

/** What ties a promotion's fields to a form, and says at each what is wrong once the form has been sent. */
export function usePromotionFields({ value, setValue, currency, refusedAt = () => null }: Form) {
  const { t } = useTranslation()
  /** YYYY-MM-DD in Seoul. */
  const [today] = useState(() => dayInSeoul(new Date()))
  const [isChecked, setChecked] = useState(false)
  const faults = faultsOfPromotion(value, currency, today)
  const field = (name: keyof PromotionForm) => {
    const fault = isChecked ? faults[name] : undefined
    return {
      value: value[name],
      error: fault ? t(`products.fault_${fault}`, { newsMax: limits.promotionTextMax }) : refusedAt(name),
      'data-path': name,
      onChange: ({ target }: { target: { value: string } }) =>
        setValue((now) => ({ ...now, [name]: target.value })),
    }
  }
  /** Whether all is well; goes to the first field that is not. */
  const check = (): boolean => {
    setChecked(true)
    const first = promotionFields.find((name) => name in faults)
    if (first) focusField(first)
    return first === undefined
  }
  return { today, field, check }
}
