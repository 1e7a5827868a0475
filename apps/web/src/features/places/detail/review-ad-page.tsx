import type { Place } from '@clipmint/contract'
import { Page, PageHead } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { ReviewAdForm } from '../../products/index.ts'
import { CreationSteps } from '../../templates/index.ts'
import { reviewAdOf } from './review-ad.ts'

/** The form of a place's review ad, with the reviews that its map lists. */
export function PlaceReviewAd({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <>
      <CreationSteps now={1} />
      <Page width="form">
        <PageHead title={t('products.title_review', { name: place.name })} lead={t('products.lead_review')} />
        <ReviewAdForm
          subject={{ of: 'place', id: place._id }}
          language={null}
          fresh={() => reviewAdOf(place)}
        />
      </Page>
    </>
  )
}
