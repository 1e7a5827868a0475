import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useShops } from '../../../app/site-facts.ts'

/** The way to products that an owner has in an online shop; nothing where none can be linked. */
export function FromShop({ size }: { size: 'md' | 'lg' }) {
  const { t } = useTranslation()
  if (useShops().length === 0) return null
  return (
    <ButtonLink
      to="/services/cafe24"
      size={size}
      variant="default"
      leftSection={<Store aria-hidden="true" size="1.25rem" />}
    >
      {t('storeLink.fromShop')}
    </ButtonLink>
  )
}
