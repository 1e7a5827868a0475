import type { ShopProduct } from '@clipmint/contract'
import { EmptyState, StatusBadge } from '@clipmint/ui'
import { Button, Checkbox, Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { AnchorLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useShopProducts } from '../queries.ts'
import { Thumbnail } from './thumbnail.tsx'

import classes from './shop-products.module.css'

type Choosing = {
  chosen: readonly ShopProduct[]
  /** Numbers of products that are on their way. */
  underWay: readonly number[]
  onToggle: (product: ShopProduct) => void
}

/** What stands on a shelf of the shop, to be ticked. */
export function ShopProducts({ category, ...choosing }: Choosing & { category: number | null }) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useShopProducts(category)
  if (error && !data) return <FailureNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.length === 0)
    return (
      <EmptyState picture="products" title={t('storeLink.noProducts')} text={t('storeLink.noProductsNote')} />
    )
  return (
    <div>
      <ul className={classes['grid']}>
        {data.map((product) => (
          <Item key={product.no} product={product} {...choosing} />
        ))}
      </ul>
      {hasNextPage ? (
        <div className={classes['more']}>
          <Button
            variant="default"
            size="md"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('storeLink.more')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Item({ product, chosen, underWay, onToggle }: Choosing & { product: ShopProduct }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { no, name, price, thumbnail, isSelling, productId } = product
  const isChosen = chosen.some((one) => one.no === no)
  const isComing = underWay.includes(no)
  const isFree = productId === null && !isComing
  const picture = (
    <span className={classes['picture']}>
      <Thumbnail address={thumbnail} size="1.5rem" />
      {isFree ? (
        <Checkbox
          className={classes['box'] ?? ''}
          size="md"
          aria-label={name}
          checked={isChosen}
          onChange={() => onToggle(product)}
        />
      ) : (
        <span className={classes['badge']}>
          <StatusBadge tone={isComing ? 'info' : 'ok'}>
            {t(isComing ? 'storeLink.coming' : 'storeLink.imported')}
          </StatusBadge>
        </span>
      )}
    </span>
  )
  const words = (
    <>
      <b className={classes['name']}>{name}</b>
      <span className={classes['facts']}>
        {price === null ? t('storeLink.noPrice') : price === 0 ? t('products.free') : money(price, 'KRW')}
        {isSelling ? null : ` · ${t('storeLink.notSelling')}`}
      </span>
    </>
  )
  return (
    <li className={classes['item']}>
      {isFree ? (
        <label className={classes['choose']} data-chosen={isChosen}>
          {picture}
          {words}
        </label>
      ) : (
        <div>
          {picture}
          {words}
          {productId === null ? null : (
            <AnchorLink to="/product/$id" params={{ id: productId }} className={classes['link'] ?? ''}>
              {t('storeLink.toProduct')}
            </AnchorLink>
          )}
        </div>
      )}
    </li>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div className={classes['grid']} role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} aria-hidden="true">
          <Skeleton radius="md" className={classes['picture'] ?? ''} />
          <Skeleton height="0.9375rem" width="72%" mt="sm" />
        </div>
      ))}
    </div>
  )
}
