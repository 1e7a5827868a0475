import type { ProjectCard } from '@clipmint/contract'
import { Page, PageHead, SectionTitle } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { AnchorLink, ButtonLink } from '../../../app/links.tsx'
import {
  type FolderChoice,
  FolderRow,
  useFinishedVideos,
  VideoStrip,
  type VideoWay,
} from '../../projects/index.ts'
import { PostSection } from '../../reservations/index.ts'
import type { About } from '../form/draft.ts'
import { CampaignLock, useCampaignLock } from '../list/campaign-lock.tsx'
import { CampaignSection } from '../list/campaign-section.tsx'
import { useCampaigns } from '../queries.ts'
import { searchFor } from './search.ts'

import classes from './upload-desk.module.css'

const productsRoute = getRouteApi('/upload/products')
const placesRoute = getRouteApi('/upload/places')

/** /upload/products: campaigns, a finished video to be posted, and the latest posts, of all products or of one. */
export function ProductDeskPage() {
  const { t } = useTranslation()
  const { of } = productsRoute.useSearch()
  const navigate = productsRoute.useNavigate()
  return (
    <Page>
      <BackLink to="/upload">{t('socialAccounts.uploadTitle')}</BackLink>
      <PageHead
        title={t('reservations.deskProducts')}
        lead={t('reservations.deskProductsLead')}
        actions={<Actions of={{ productId: of ?? 'all' }} />}
      />
      <FolderRow
        only="product"
        hasCount={false}
        value={{ folder: of }}
        onChange={({ folder }) =>
          void navigate({ search: { of: folder }, replace: true, resetScroll: false })
        }
      />
      <Campaigns of={{ productId: of ?? 'all' }} />
      {/* What is of no product and no place is posted from here, too. */}
      <Videos choice={{ folder: of }} isHere={({ placeId }) => placeId === null} />
      <Posts about={{ productId: of ?? 'all' }} />
    </Page>
  )
}

/** /upload/places: the same for places. */
export function PlaceDeskPage() {
  const { t } = useTranslation()
  const { of } = placesRoute.useSearch()
  const navigate = placesRoute.useNavigate()
  return (
    <Page>
      <BackLink to="/upload">{t('socialAccounts.uploadTitle')}</BackLink>
      <PageHead
        title={t('reservations.deskPlaces')}
        lead={t('reservations.deskPlacesLead')}
        actions={<Actions of={{ placeId: of ?? 'all' }} />}
      />
      <FolderRow
        only="place"
        hasCount={false}
        value={{ placeId: of }}
        onChange={({ placeId }) =>
          void navigate({ search: { of: placeId }, replace: true, resetScroll: false })
        }
      />
      <Campaigns of={{ placeId: of ?? 'all' }} />
      <Videos choice={{ placeId: of }} isHere={({ placeId }) => placeId !== null} />
      <Posts about={{ placeId: of ?? 'all' }} />
    </Page>
  )
}

/** The one clear way into a campaign, and the calendar beside it. Where there is none yet, the empty list has that way. */
function Actions({ of }: { of: About }) {
  const { t } = useTranslation()
  const lock = useCampaignLock()
  const { data } = useCampaigns(of, 1)
  return (
    <>
      <ButtonLink to="/upload/calendar" variant="default" size="md">
        {t('calendar.open')}
      </ButtonLink>
      {lock === null && data && data.total > 0 ? (
        <ButtonLink to="/upload/campaigns/new" search={searchFor(of)} size="md">
          {t('campaigns.new')}
        </ButtonLink>
      ) : null}
    </>
  )
}

function Campaigns({ of }: { of: About }) {
  return (
    <div className={classes['part']}>
      <CampaignLock />
      {/* A page of one product's campaigns is no page of another's. */}
      <CampaignSection key={Object.values(of)[0]} of={of} />
    </div>
  )
}

type VideosProps = { choice: FolderChoice; isHere: (card: ProjectCard) => boolean }

function Videos({ choice, isHere }: VideosProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useFinishedVideos(choice)
  const list = data?.filter(isHere)
  if (error && !list) return <FailureNote error={error} onRetry={() => void refetch()} />
  if (!list) return <Skeleton height="20rem" radius="md" />
  if (list.length === 0) return <NoVideos />
  return (
    <section className={classes['part']}>
      <SectionTitle>{t('reservations.chooseVideo')}</SectionTitle>
      <VideoStrip list={list} link={(way) => <PostLink {...way} />} badge={() => null} />
    </section>
  )
}

/** Leads to where a video is posted. */
function PostLink({ card, className = '', children }: VideoWay) {
  const { t } = useTranslation()
  return (
    <Link
      to="/upload/new/$id"
      params={{ id: card._id }}
      className={className}
      aria-label={t('reservations.uploadOf', { title: card.title })}
    >
      {children}
    </Link>
  )
}

/** A line, and no second picture beside the first. */
function NoVideos() {
  const { t } = useTranslation()
  return (
    <section className={classes['part']}>
      <SectionTitle>{t('reservations.chooseVideo')}</SectionTitle>
      <p className={classes['none']}>
        {t('reservations.noVideosNote')}{' '}
        <AnchorLink inherit underline="always" to="/projects">
          {t('reservations.toVideos')}
        </AnchorLink>
      </p>
    </section>
  )
}

function Posts({ about }: { about: { productId: string } | { placeId: string } }) {
  return (
    <div className={classes['part']}>
      {/* A page of one product's posts is no page of another's. */}
      <PostSection key={Object.values(about)[0]} about={about} isAlways />
    </div>
  )
}
