import type { Product } from '@clipmint/contract'
import { CardActions, CardBadge, CardFacts, CardTitle, StatusBadge } from '@clipmint/ui'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { LockBadge } from '../../../app/plan-lock.tsx'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { useHide } from '../queries.ts'
import { LikeButton } from './like-button.tsx'
import { MakeButton } from './make-button.tsx'
import { ProductMenu } from './product-menu.tsx'

import classes from './product-grid.module.css'

/** A page of products. */
export function ProductGrid({ list, isStale }: { list: readonly Product[]; isStale: boolean }) {
  return (
    <ul className={classes['grid']} data-stale={isStale}>
      {list.map((product) => (
        <ProductCard key={product._id} product={product} />
      ))}
    </ul>
  )
}

function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { _id: id, name, price, currency, sources, hidden, isLocked, videoCount } = product
  const cover = sources[0]
  return (
    <li className={classes['card']}>
      <Link to="/product/$id" params={{ id }} className={classes['open']}>
        <span className={classes['picture']}>
          {cover ? (
            <img
              src={cover.type === 'image' ? (cover.preview ?? cover.poster) : cover.poster}
              alt=""
              loading="lazy"
            />
          ) : null}
          {sources.length > 1 ? (
            <span className={classes['files']} aria-hidden="true">
              <Images aria-hidden="true" size="0.875rem" />
              {sources.length}
            </span>
          ) : null}
          {isLocked || hidden ? (
            <CardBadge>
              {isLocked ? <LockBadge /> : <StatusBadge tone="plain">{t('products.hidden')}</StatusBadge>}
            </CardBadge>
          ) : null}
        </span>
        <CardTitle>{name}</CardTitle>
        <CardFacts>
          {price === 0 ? t('products.free') : money(price, currency)} ·{' '}
          {videoCount === 0 ? t('products.noVideosYet') : t('products.videosCount', { count: videoCount })}
        </CardFacts>
      </Link>
      <span className={classes['heart']}>
        <LikeButton product={product} onPicture />
      </span>
      <CardActions>
        {hidden ? (
          <RestoreButton product={product} />
        ) : isLocked ? (
          <ButtonLink to="/pricing" size="sm" variant="default">
            {t('planLock.seePlans')}
          </ButtonLink>
        ) : (
          <MakeButton product={product} size="sm" variant="default" />
        )}
        <ProductMenu product={product} />
      </CardActions>
    </li>
  )
}

function RestoreButton({ product }: { product: Product }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const hide = useHide()
  return (
    <Button
      variant="default"
      loading={hide.isPending}
      onClick={() => hide.mutate({ _id: product._id, hidden: false }, { onError: tellFailure })}
    >
      {t('products.restore')}
    </Button>
  )
}

/** The shape of the list while it is on its way. */
export function ProductGridSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={classes['grid']} role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes['card']} aria-hidden="true">
          <Skeleton radius="md" className={classes['picture'] ?? ''} />
          <Skeleton height="0.9375rem" width="72%" mt="sm" />
          <Skeleton height="0.8125rem" width="44%" mt="xs" />
        </div>
      ))}
    </div>
  )
}
