import type { Product } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'
import { FixedBar } from '@clipmint/ui'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { LanguageHint } from '../form/language-hint.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import { PromotionText } from './promotion-text.tsx'
import { freshPromotion, PromotionForm, promotionFormOf, toPromotionWish } from './promotion-values.ts'
import { useDrafted } from './use-drafted.ts'
import { useKindPlan } from './use-kind-plan.ts'
import { usePromotionFields } from './use-promotion-fields.ts'

import classes from './review-form.module.css'

/** A promotion of a product: both prices, its days, and what is to be said of it. */
export function PromotionAdForm({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { currency } = product
  const [language, setLanguage] = useState(product.language)
  const { value, setValue, forget } = useDrafted(`clipmint.promotion.${product._id}`, PromotionForm, () =>
    freshPromotion(product, dayInSeoul(new Date())),
  )
  const plan = useKindPlan({ of: 'product', id: product._id }, forget)
  const { refusedAt } = plan
  const { today, field, check } = usePromotionFields({ value, setValue, currency, refusedAt })
  const unit = t(`products.currency_${currency}`)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) plan.start({ ...toPromotionWish(value, currency), language })
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
        <PromotionText field={field}>
          <LanguageHint words={value.text} language={language} onSwitch={setLanguage} />
        </PromotionText>
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
