import type { PlaceCard, PlaceStatus } from '@clipmint/contract'
import { CardBadge, CardFacts, CardGridSkeleton, CardTitle, StatusBadge, type StatusTone } from '@clipmint/ui'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LockBadge } from '../../../app/plan-lock.tsx'
import { LikeButton } from './like-button.tsx'

import classes from './place-grid.module.css'

const tones: Record<PlaceStatus, StatusTone> = {
  collecting: 'info',
  ready: 'ok',
  partial: 'warn',
  failed: 'bad',
}

/** A page of places. */
export function PlaceGrid({ list, isStale }: { list: readonly PlaceCard[]; isStale: boolean }) {
  return (
    <ul className={classes['grid']} data-stale={isStale}>
      {list.map((place) => (
        <Card key={place._id} place={place} />
      ))}
    </ul>
  )
}

function Card({ place }: { place: PlaceCard }) {
  const { t } = useTranslation()
  const { _id: id, name, category, cover, videoCount, status, progress, isLocked } = place
  const shown = name || t('places.nameless')
  const videos = videoCount === 0 ? t('places.noVideosYet') : t('places.videosCount', { count: videoCount })
  return (
    <li className={classes['card']}>
      <div className={classes['top']}>
        <Link to="/place/$id" params={{ id }} className={classes['picture']}>
          {cover ? (
            <img
              src={cover.type === 'image' ? (cover.preview ?? cover.poster) : cover.poster}
              alt={shown}
              loading="lazy"
            />
          ) : (
            <>
              <Store aria-hidden="true" size="2.5rem" strokeWidth={1.25} />
              <VisuallyHidden>{shown}</VisuallyHidden>
            </>
          )}
          {isLocked ? (
            <CardBadge>
              <LockBadge />
            </CardBadge>
          ) : status === 'ready' ? null : (
            <CardBadge>
              <StatusBadge tone={tones[status]}>
                {t(`places.status_${status}`, { percent: progress })}
              </StatusBadge>
            </CardBadge>
          )}
        </Link>
        <span className={classes['heart']}>
          <LikeButton place={place} onPicture />
        </span>
      </div>
      <CardTitle>{shown}</CardTitle>
      <CardFacts>{category === '' ? videos : `${category} · ${videos}`}</CardFacts>
    </li>
  )
}

/** The shape of the list while it is on its way. */
export function PlaceGridSkeleton() {
  const { t } = useTranslation()
  return <CardGridSkeleton label={t('common.loading')} count={4} ratio="1" />
}
