import type { BillingPeriod, PaymentCurrency } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import classes from './switches.module.css'

type SwitchesProps = {
  period: BillingPeriod
  currency: PaymentCurrency
  onChoose: (chosen: { period?: BillingPeriod; currency?: PaymentCurrency }) => void
}

/** By the month or the year, in won or dollars. */
export function Switches({ period, currency, onChoose }: SwitchesProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['switches']}>
      <Switch
        label={t('pricing.period')}
        value={period}
        options={[
          { value: 'month', label: t('pricing.month') },
          { value: 'year', label: t('pricing.year'), note: t('pricing.yearLess') },
        ]}
        onChange={(value) => onChoose({ period: value })}
      />
      <Switch
        label={t('pricing.currency')}
        value={currency}
        options={[
          { value: 'KRW', label: t('pricing.KRW') },
          { value: 'USD', label: t('pricing.USD') },
        ]}
        onChange={(value) => onChoose({ currency: value })}
      />
    </div>
  )
}

type SwitchProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; note?: string }[]
  onChange: (value: Value) => void
}

function Switch<Value extends string>({ label, value, options, onChange }: SwitchProps<Value>) {
  return (
    <div className={classes['switch']} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.note ? <span>{option.note}</span> : null}
        </button>
      ))}
    </div>
  )
}
