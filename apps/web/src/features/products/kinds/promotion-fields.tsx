import type { Currency } from '@clipmint/contract'
import { percentOff } from '@clipmint/copy'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { pricesOf, type PromotionForm } from './promotion-values.ts'

import classes from './review-form.module.css'

type PromotionFieldsProps = {
  value: PromotionForm
  currency: Currency
  /** YYYY-MM-DD in Seoul. */
  today: string
  /** What ties a field to the form: its value, its fault, and what to do when it changes. */
  field: (name: keyof PromotionForm) => Pick<TextInputProps, 'value' | 'error'>
}

/** The two prices of a promotion, what they come to, and its days. */
export function PromotionFields({ value, currency, today, field }: PromotionFieldsProps) {
  const { t } = useTranslation()
  const prices = pricesOf(value, currency)
  const percent = prices
    ? percentOff({ amount: prices.regular, currency }, { amount: prices.discount, currency })
    : 0
  const price = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <>
      <div className={classes['pair']}>
        <TextInput label={t('products.regularPrice')} {...price} {...field('regularPrice')} />
        <TextInput label={t('products.discountPrice')} {...price} {...field('discountPrice')} />
      </div>
      {percent > 0 ? (
        <p className={classes['percent']} role="status">
          {t('products.percentOff', { percent })}
        </p>
      ) : null}
      <div className={classes['pair']}>
        <TextInput type="date" label={t('products.startAt')} {...field('startAt')} />
        <TextInput
          type="date"
          label={t('products.endAt')}
          min={today}
          description={t('products.endAtNote')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('endAt')}
        />
      </div>
    </>
  )
}
