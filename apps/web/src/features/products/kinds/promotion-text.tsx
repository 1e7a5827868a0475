import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { FieldLaw } from '../../../app/law/field-law.tsx'
import type { usePromotionFields } from './use-promotion-fields.ts'

type PromotionTextProps = Pick<ReturnType<typeof usePromotionFields>, 'field'> & {
  /** What else is to be said of it. */
  children?: ReactNode
}

/** What is to be said of a promotion: what the law does not allow of it, no video says. */
export function PromotionText({ field, children }: PromotionTextProps) {
  const { t } = useTranslation()
  const text = field('text')
  return (
    <div>
      <Textarea
        label={t('products.promotionText')}
        placeholder={t('products.promotionHint')}
        autosize
        minRows={2}
        maxRows={5}
        {...text}
      />
      <FieldLaw text={text.value} onChange={(value) => text.onChange({ target: { value } })} />
      {children}
    </div>
  )
}
