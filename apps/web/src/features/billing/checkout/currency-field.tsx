import type { PaymentCurrency } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { Choice, ChoiceGroup } from './choice.tsx'

type CurrencyFieldProps = {
  /** Those that can be paid in. */
  currencies: readonly PaymentCurrency[]
  value: PaymentCurrency
  onChange: (currency: PaymentCurrency) => void
}

/** In which currency, where there is more than one; a subscription goes on in its own. */
export function CurrencyField({ currencies, value, onChange }: CurrencyFieldProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup label={t('pricing.currency')}>
      {currencies.map((currency) => (
        <Choice
          key={currency}
          type="radio"
          name="currency"
          checked={currency === value}
          title={t(`pricing.${currency}`)}
          onChange={() => onChange(currency)}
        />
      ))}
    </ChoiceGroup>
  )
}
