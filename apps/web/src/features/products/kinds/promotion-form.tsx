import { limits, type Product } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'
import { FixedBar } from '@clipmint/ui'
import { Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { focusField } from '../form/focus-field.ts'
import { HistoryButton } from '../history/history-button.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import {
  faultsOfPromotion,
  freshPromotion,
  promotionFields,
  PromotionForm,
  promotionFormOf,
  toPromotionWish,
} from './promotion-values.ts'
import { useDrafted } from './use-drafted.ts'
import { useKindPlan } from './use-kind-plan.ts'

import classes from './review-form.module.css'

/** A promotion of a product: both prices, its days, and what is to be said of it. */
export function PromotionAdForm({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { currency } = product
  const [today] = useState(() => dayInSeoul(new Date()))
  const { value, setValue, forget } = useDrafted(`clipmint.promotion.${product._id}`, PromotionForm, () =>
    freshPromotion(product, today),
  )
  const plan = useKindPlan({ of: 'product', id: product._id }, forget)
  const [isChecked, setChecked] = useState(false)
  const faults = isChecked ? faultsOfPromotion(value, currency, today) : {}
  const field = (name: keyof PromotionForm) => {
    const fault = faults[name]
    const error = fault
      ? t(`products.fault_${fault}`, { newsMax: limits.promotionTextMax })
      : plan.refusedAt(name)
    return {
      value: value[name],
      error,
      'data-path': name,
      onChange: ({ target }: { target: { value: string } }) =>
        setValue((now) => ({ ...now, [name]: target.value })),
    }
  }
  const submit = () => {
    setChecked(true)
    const wrong = faultsOfPromotion(value, currency, today)
    const first = promotionFields.find((name) => name in wrong)
    if (first) focusField(first)
    else plan.start(toPromotionWish(value, currency))
  }
  const unit = t(`products.currency_${currency}`)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="lg">
        <div className={classes['top']}>
          <p className={classes['note']}>{t('products.promotionCurrency', { unit })}</p>
          <HistoryButton
            category="promotion"
            isDirty={value.text !== '' || value.discountPrice !== ''}
            onLoad={({ input }) => input.promotion && setValue(promotionFormOf(input.promotion))}
          />
        </div>
        <PromotionFields value={value} currency={currency} today={today} field={field} />
        <Textarea
          label={t('products.promotionText')}
          placeholder={t('products.promotionHint')}
          autosize
          minRows={2}
          maxRows={5}
          {...field('text')}
        />
        {plan.error ? <FailureNote error={plan.error} cost={t('products.stillHere')} /> : null}
        <FixedBar>
          <Button type="submit" size="lg" loading={plan.isPending}>
            {t('products.planPromotion')}
          </Button>
        </FixedBar>
      </Stack>
    </form>
  )
}
