import { EmptyState } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { FromShop } from './from-shop.tsx'

type NoProductsProps = { show: 'all' | 'liked' | 'hidden'; isSearch: boolean; onReset: () => void }

/** An empty list: what would be here, and the way to it. */
export function NoProducts({ show, isSearch, onReset }: NoProductsProps) {
  const { t } = useTranslation()
  const back = (
    <Button variant="default" size="md" onClick={onReset}>
      {t('products.showAllButton')}
    </Button>
  )
  if (isSearch)
    return (
      <EmptyState
        picture="search"
        title={t('products.noneFound')}
        text={t('products.noneFoundText')}
        action={back}
      />
    )
  if (show === 'all')
    return (
      <EmptyState
        picture="products"
        title={t('products.none')}
        text={t('products.noneText')}
        action={
          <Group justify="center" gap="sm">
            <ButtonLink to="/product" size="lg">
              {t('products.registerFirst')}
            </ButtonLink>
            <FromShop size="lg" />
          </Group>
        }
      />
    )
  return (
    <EmptyState
      picture="products"
      title={t(show === 'liked' ? 'products.noneLiked' : 'products.noneHidden')}
      text={t(show === 'liked' ? 'products.noneLikedText' : 'products.noneHiddenText')}
      action={back}
    />
  )
}
