import { Page } from '@clipmint/ui'
import { Skeleton, Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { PlaceDetail } from '../detail/place-detail.tsx'
import { PlaceReviewAd } from '../detail/review-ad-page.tsx'
import { mayAdvertiseReviews } from '../detail/review-ad.ts'
import { usePlace } from '../queries.ts'

const route = getRouteApi('/place/$id')

/** /place/{id}: a shop as its map lists it, also while it is being collected. */
export function PlacePage() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const { make } = route.useSearch()
  const { data: place, error, refetch } = usePlace(id)
  usePageTitle(place?.name || t('titles.place'))
  if (place && make && !place.isLocked && mayAdvertiseReviews(place)) return <PlaceReviewAd place={place} />
  if (place) return <PlaceDetail place={place} />
  return (
    <Page>
      {error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-busy="true">
          <Skeleton height="2.25rem" width="18rem" />
          <Skeleton height="10rem" radius="md" />
          <Skeleton height="14rem" radius="md" />
        </Stack>
      )}
    </Page>
  )
}
