import type { StoreCard as Card } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { CardFacts, CardTitle, StatusBadge } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { lazy, memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../../locales/use-words.ts'
import { LikeButton } from '../like-button.tsx'
import { loopOf } from '../posters/loop-of.ts'
import { TemplatePoster } from '../posters/template-poster.tsx'
import { useLikeOf } from '../queries.ts'
import { useIsTrying } from '../try/tried.ts'
import { CardLoop } from './card-loop.tsx'

import classes from './store-card.module.css'

// The engine comes with the first card that plays without a loop; posters are drawn elsewhere, and stand in without it.
const CardPlay = lazy(async () => {
  const play = await import('./card-play.tsx').catch(() => null)
  return { default: play?.CardPlay ?? NoPlay }
})

function NoPlay() {
  return null
}

type StoreCardProps = {
  card: Card
  ratio: Ratio
  /** How many lines its name may take. */
  lines: 1 | 2
  isPlaying: boolean
  /** Looked at with the mouse or the keyboard, or left again. */
  onLook: (id: string, isLooking: boolean) => void
}

/** A template of the store: a poster that plays while it is looked at, what it is called, and the heart. */
export const StoreCard = memo(function StoreCard({ card, ratio, lines, isPlaying, onLook }: StoreCardProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const title = card.title[language]
  return (
    <article
      className={classes['card']}
      data-card={card._id}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(card._id, true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLook(card._id, false)}
    >
      <Link
        to="/store/$id"
        params={{ id: card._id }}
        search={ratio === '9:16' ? {} : { ratio }}
        preload={false}
        className={classes['link']}
        onFocus={({ target }) => target.matches(':focus-visible') && onLook(card._id, true)}
        onBlur={() => onLook(card._id, false)}
      >
        <span className={classes['picture']} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
          <span className={classes['screen']}>
            <TemplatePoster card={card} ratio={ratio} />
            {isPlaying ? <Play card={card} ratio={ratio} /> : null}
          </span>
          <span className={classes['marks']}>
            {card.custom ? <StatusBadge tone="ok">{t('store.customBadge')}</StatusBadge> : null}
            {card.retired ? <StatusBadge tone="warn">{t('store.retired')}</StatusBadge> : null}
            <span className={classes['mark']}>{ratio}</span>
            <span className={classes['mark']}>
              {t('templates.seconds', { count: Math.round(card.duration / 1000) })}
            </span>
          </span>
          <span className={classes['try']} aria-hidden="true">
            {t('store.tryIt')}
          </span>
        </span>
        <CardTitle as="h3" lines={lines}>
          {title}
        </CardTitle>
      </Link>
      <Facts card={card} />
      <span className={classes['heart']}>
        <LikeButton card={card} isOnPicture />
      </span>
    </article>
  )
})

/** The card's loop; drawn here while it has none, and with what the visitor tries. */
function Play({ card, ratio }: { card: Card; ratio: Ratio }) {
  const { language } = useFormats()
  const isTrying = useIsTrying()
  const [isBroken, setBroken] = useState(false)
  const loop = loopOf(card, ratio, language)
  if (loop && !isTrying && !isBroken) return <CardLoop url={loop.video} onBroken={() => setBroken(true)} />
  return (
    <Suspense>
      <CardPlay templateId={card._id} ratio={ratio} />
    </Suspense>
  )
}

function Facts({ card }: { card: Card }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { likes } = useLikeOf(card)
  const pictures =
    card.mediaMin === card.media
      ? t('store.photos', { count: card.media })
      : t('store.photosBetween', { least: card.mediaMin, count: card.media })
  return (
    <CardFacts>
      {card.media === 0 ? t('store.wordsOnly') : pictures}
      {likes > 0 ? ` · ${t('store.likes', { count: likes, likes: number(likes) })}` : ''}
    </CardFacts>
  )
}
