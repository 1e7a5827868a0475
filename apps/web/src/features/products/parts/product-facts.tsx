import type { Product } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './product-facts.module.css'

/** What the owner decided of a product's video. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { money, date } = useFormats()
  const ages = product.ages.map((age) => t(`products.age_${age}`)).join(', ')
  const facts: [word: string, fact: string][] = [
    [t('products.price'), product.price === 0 ? t('products.free') : money(product.price, product.currency)],
    [t('products.purpose'), t(`products.purpose_${product.purpose}`)],
    [t('products.language'), t(`products.language_${product.language}`)],
    [t('products.tone'), t(`products.tone_${product.tone}`)],
    [
      t('products.forWhom'),
      [t(`products.gender_${product.gender}`), ages || t('products.everyAge')].join(' · '),
    ],
    [t('products.registered'), date(product.createdAt)],
  ]
  return (
    <dl className={classes['facts']}>
      {facts.map(([word, fact]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
