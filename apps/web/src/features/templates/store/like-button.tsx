import type { StoreCard } from '@clipmint/contract'
import { ActionIcon } from '@mantine/core'
import { Heart } from 'lucide-react'
import { use, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../api/index.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { takeIntent } from './intent.ts'
import { UnlikeContext } from './likes/unlike-context.ts'
import { useLike, useLikeOf } from './queries.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

import classes from './like-button.module.css'

type LikeButtonProps = { card: StoreCard; isOnPicture?: boolean }

/** The heart of a template. A visitor signs in first and finds it liked when they are back. */
export function LikeButton({ card, isOnPicture = false }: LikeButtonProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const tellFailure = useTellFailure()
  const signInFirst = useSignInFirst()
  const like = useLike()
  const { liked, likes } = useLikeOf(card)
  const takenBack = use(UnlikeContext)
  const become = (wanted: boolean) =>
    like.mutate({ card: { _id: card._id, liked, likes }, like: wanted }, { onError: tellFailure })
  useKeptLike(card._id, () => become(true))
  return (
    <ActionIcon
      size={isOnPicture ? 'sm' : 'md'}
      variant={isOnPicture ? 'subtle' : 'default'}
      className={classes['like'] ?? ''}
      data-liked={liked}
      data-on-picture={isOnPicture}
      aria-pressed={liked}
      aria-label={t('store.like', { title: card.title[language] })}
      onClick={() =>
        signInFirst({ kind: 'like', templateId: card._id }, () => {
          become(!liked)
          if (liked) takenBack?.({ ...card, likes })
        })
      }
    >
      <Heart aria-hidden="true" size="1.125rem" fill={liked ? 'currentColor' : 'none'} />
    </ActionIcon>
  )
}

/** Does what was wished before signing in, once the heart is on screen again. */
function useKeptLike(templateId: string, act: () => void): void {
  const signedIn = useSignedIn()
  const doIt = useEffectEvent(act)
  useEffect(() => {
    if (takeIntent('like', templateId) && signedIn) doIt()
  }, [templateId, signedIn])
}
