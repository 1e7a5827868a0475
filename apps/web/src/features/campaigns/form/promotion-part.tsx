import type { Product } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import {
  freshPromotion,
  LanguageHint,
  PromotionFields,
  type PromotionForm,
  PromotionText,
  usePromotionFields,
} from '../../products/index.ts'
import type { CampaignDraft } from './draft.ts'

import classes from './campaign-form.module.css'

/** What a product's prices stand in, and what it costs by itself. */
export type Priced = Pick<Product, 'price' | 'currency'>

type PromotionPartProps = {
  value: PromotionForm
  product: Priced
  /** What ties its fields to the form: `usePromotionFields`. */
  fields: Pick<ReturnType<typeof usePromotionFields>, 'field' | 'today'>
  language: CampaignDraft['language']
  onLanguage: (language: CampaignDraft['language']) => void
}

/** The sale or event that all videos of a campaign tell of: its prices, its days, and what is to be said. */
export function PromotionPart({
  value,
  product: { currency },
  fields: { field, today },
  language,
  onLanguage,
}: PromotionPartProps) {
  return (
    <>
      <PromotionFields value={value} currency={currency} today={today} field={field} />
      <PromotionText field={field}>
        <LanguageHint words={value.text} language={language} onSwitch={onLanguage} />
      </PromotionText>
    </>
  )
}

type PromotionSwitchProps = {
  product: Priced
  isOn: boolean
  onChange: (promotion: PromotionForm | null) => void
}

/** Whether a campaign tells of a sale or event, and ends with it. */
export function PromotionSwitch({ product, isOn, onChange }: PromotionSwitchProps) {
  const { t } = useTranslation()
  return (
    <Switch
      className={classes['long'] ?? ''}
      label={t('campaigns.promotion')}
      description={t('campaigns.promotionNote')}
      checked={isOn}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.checked ? freshPromotion(product, dayInSeoul(new Date())) : null)
      }
    />
  )
}

/** What stands in the fields while there is no promotion: nothing. */
const none: PromotionForm = { regularPrice: '', discountPrice: '', startAt: '', endAt: '', text: '' }

/** The fields of a campaign's promotion; `check` is true where there is none. */
export function useCampaignPromotion(
  value: PromotionForm | null,
  product: Priced | null,
  onChange: (value: PromotionForm) => void,
) {
  const typed = value ?? none
  const { check, ...fields } = usePromotionFields({
    value: typed,
    setValue: (change) => onChange(change(typed)),
    currency: product?.currency ?? 'KRW',
  })
  return { ...fields, check: () => value === null || product === null || check() }
}
