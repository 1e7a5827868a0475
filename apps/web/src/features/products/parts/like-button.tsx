import type { Product } from '@clipmint/contract'
import { ActionIcon } from '@mantine/core'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useTellFailure } from '../../../app/tell-failure.ts'
import { useLike } from '../queries.ts'

import classes from './like-button.module.css'

/** The heart of a product: filled when it is a favourite; it answers before the server does. */
export function LikeButton({ product, onPicture = false }: { product: Product; onPicture?: boolean }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const like = useLike()
  const isLiked = like.isPending ? like.variables.like : product.like
  return (
    <ActionIcon
      size={onPicture ? 'sm' : 'md'}
      className={classes['like'] ?? ''}
      data-liked={isLiked}
      data-on-picture={onPicture}
      aria-pressed={isLiked}
      aria-label={t('products.like', { name: product.name })}
      onClick={() => like.mutate({ _id: product._id, like: !isLiked }, { onError: tellFailure })}
    >
      <Heart aria-hidden="true" size="1.25rem" fill={isLiked ? 'currentColor' : 'none'} />
    </ActionIcon>
  )
}
