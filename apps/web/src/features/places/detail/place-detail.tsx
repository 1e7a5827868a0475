import type { Place } from '@clipmint/contract'
import { Page, PageHead, SectionTitle } from '@clipmint/ui'
import { Button, Skeleton } from '@mantine/core'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { LockBadge } from '../../../app/plan-lock.tsx'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { LockedNote } from '../../account/index.ts'
import { CampaignsHere } from '../../campaigns/index.ts'
import { Gallery } from '../../products/index.ts'
import { OutdatedNote, VideoStrip } from '../../projects/index.ts'
import { PostSection } from '../../reservations/index.ts'
import { LikeButton } from '../parts/like-button.tsx'
import { useRefreshPlace, useVideosOf } from '../queries.ts'
import { Collecting } from './collecting.tsx'
import { Facts } from './facts.tsx'
import { MakeButton } from './make-button.tsx'
import { MenuChooser } from './menu-chooser.tsx'
import { Missed } from './missed.tsx'
import { PlaceMenu } from './place-menu.tsx'
import { Reviews } from './reviews.tsx'

import classes from './place-detail.module.css'

/** A place with all that was read of it, and with what is missing. */
export function PlaceDetail({ place }: { place: Place }) {
  const { t } = useTranslation()
  const { ago } = useFormats()
  const { name, status, provider, collectedAt, stage, isLocked } = place
  const isCollecting = status === 'collecting'
  const isOpen = !isLocked && (status === 'ready' || status === 'partial')
  // While it is read for the first time, what has not come yet is not said to be missing.
  const isFirstTime = isCollecting && collectedAt === null
  const hasCome = (part: Place['stage']) => !isFirstTime || order.indexOf(part) < order.indexOf(stage)
  return (
    <Page>
      <PageHead
        title={
          <span className={classes['title']}>
            {name || t('places.nameless')}
            {isLocked ? <LockBadge /> : null}
          </span>
        }
        lead={
          collectedAt === null
            ? null
            : t('places.collectedAgo', { source: t(`places.map_${provider}`), ago: ago(collectedAt) })
        }
        actions={
          <>
            <LikeButton place={place} />
            <PlaceMenu place={place} />
            {isCollecting || isLocked ? null : <RefreshButton place={place} />}
            {isOpen ? <MakeButton place={place} /> : null}
          </>
        }
      />
      {isLocked ? <LockedNote of="place" /> : null}
      {isCollecting ? null : <OutdatedNote about={{ placeId: place._id }} />}
      {isCollecting ? <Collecting place={place} /> : <Missed place={place} />}
      {status === 'failed' ? null : (
        <div className={classes['columns']}>
          <div className={classes['main']}>
            {hasCome('menu') ? <MenuChooser key={menuKey(place)} place={place} /> : <Coming part="menu" />}
            {hasCome('photos') ? <Photos place={place} /> : <Coming part="photos" />}
            {hasCome('reviews') ? <Reviews place={place} /> : <Coming part="reviews" />}
            <Videos place={place} />
            <CampaignsHere of={{ placeId: place._id }} mayBegin={isOpen} />
            <PostSection about={{ placeId: place._id }} />
          </div>
          <aside className={classes['side']}>
            {hasCome('basic') ? <Facts place={place} /> : <Skeleton height="18rem" radius="md" />}
          </aside>
        </div>
      )}
    </Page>
  )
}

const order: readonly Place['stage'][] = ['basic', 'menu', 'photos', 'reviews']

/** A choice that is being made ends with the menu that it is made from. */
function menuKey({ menu }: Place): string {
  return menu.map(({ _id, chosen }) => `${_id}${chosen ? '+' : ''}`).join(' ')
}

function RefreshButton({ place }: { place: Place }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const refresh = useRefreshPlace()
  return (
    <Button
      variant="default"
      size="md"
      loading={refresh.isPending}
      leftSection={<RefreshCw aria-hidden="true" size="1.125rem" />}
      onClick={() =>
        refresh.mutate(place._id, {
          onError: tellFailure,
        })
      }
    >
      {t(place.status === 'ready' ? 'places.refresh' : 'places.retry')}
    </Button>
  )
}

/** Where a part will be that is still on its way. */
function Coming({ part }: { part: 'menu' | 'photos' | 'reviews' }) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t(`places.${part}`)}</SectionTitle>
      <Skeleton height="10rem" radius="md" />
    </section>
  )
}

function Photos({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t('places.photos')}</SectionTitle>
      {place.photos.length > 0 ? (
        <Gallery files={place.photos} />
      ) : (
        <p className={classes['none']}>
          {t(place.provider === 'google' ? 'places.noReviewsGoogle' : 'places.noPhotos')}
        </p>
      )}
    </section>
  )
}

function Videos({ place }: { place: Place }) {
  const { t } = useTranslation()
  const { data } = useVideosOf(place._id)
  if (!data || data.list.length === 0) return null
  return (
    <section>
      <SectionTitle
        aside={
          <ButtonLink to="/upload/places" search={{ of: place._id }} variant="subtle" size="xs">
            {t('reservations.upload')}
          </ButtonLink>
        }
      >
        {t('places.videos')}
      </SectionTitle>
      <VideoStrip list={data.list} />
    </section>
  )
}
