import type { Product } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Megaphone, MessageSquareQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './kind-choice.module.css'

const kinds = [
  { make: 'review', Icon: MessageSquareQuote },
  { make: 'promotion', Icon: Megaphone },
] as const

/** What else a product's video can be of, beside the product itself: its reviews, or a promotion. */
export function KindChoice({ product }: { product: Product }) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t('products.kinds')}</SectionTitle>
      <ul className={classes['kinds']}>
        {kinds.map(({ make, Icon }) => (
          <li key={make}>
            <Link
              to="/product/$id"
              params={{ id: product._id }}
              search={{ make }}
              className={classes['kind']}
            >
              <Icon aria-hidden="true" size="1.375rem" />
              <span>
                <b>{t(`products.make_${make}`)}</b>
                <small>{t(`products.makeNote_${make}`)}</small>
              </span>
              <ChevronRight aria-hidden="true" size="1rem" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
