import type { PlaceCard } from '@clipmint/contract'
import { ActionIcon } from '@mantine/core'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useTellFailure } from '../../../app/tell-failure.ts'
import { useLikePlace } from '../queries.ts'

import classes from './like-button.module.css'

type LikeButtonProps = { place: Pick<PlaceCard, '_id' | 'name' | 'like'>; onPicture?: boolean }

/** The heart of a place: filled when it is a favourite; it answers before the server does. */
export function LikeButton({ place, onPicture = false }: LikeButtonProps) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const like = useLikePlace()
  const isLiked = like.isPending ? like.variables.like : place.like
  return (
    <ActionIcon
      size={onPicture ? 'sm' : 'md'}
      className={classes['like'] ?? ''}
      data-liked={isLiked}
      data-on-picture={onPicture}
      aria-pressed={isLiked}
      aria-label={t('places.like', { name: place.name || t('places.nameless') })}
      onClick={() => like.mutate({ _id: place._id, like: !isLiked }, { onError: tellFailure })}
    >
      <Heart aria-hidden="true" size="1.25rem" fill={isLiked ? 'currentColor' : 'none'} />
    </ActionIcon>
  )
}
