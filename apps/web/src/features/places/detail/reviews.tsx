import type { Place, PlaceReview } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { MessageSquareQuote, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { Gallery } from '../../products/index.ts'
import { mayAdvertiseReviews } from './review-ad.ts'

import detail from './place-detail.module.css'
import classes from './reviews.module.css'

/** What guests say, with their pictures and without their names. */
export function Reviews({ place }: { place: Place }) {
  const { t } = useTranslation()
  const { reviews, kind, provider } = place
  const missed = place.missed.find(
    ({ stage, fault, files }) => stage === 'reviews' && files === 0 && fault !== 'not_offered',
  )
  const none =
    kind === 'hospital' ? 'noReviewsClinic' : provider === 'google' ? 'noReviewsGoogle' : 'noReviews'
  return (
    <section>
      <div className={classes['head']}>
        <SectionTitle>{t('places.reviews')}</SectionTitle>
        {!place.isLocked && mayAdvertiseReviews(place) ? (
          <ButtonLink
            to="/place/$id"
            params={{ id: place._id }}
            search={{ make: 'review' }}
            variant="default"
            size="sm"
            leftSection={<MessageSquareQuote aria-hidden="true" size="1.125rem" />}
          >
            {t('places.makeReviewAd')}
          </ButtonLink>
        ) : null}
      </div>
      {reviews.length === 0 ? (
        <p className={detail['none']}>{t(missed ? `places.fault_${missed.fault}` : `places.${none}`)}</p>
      ) : (
        <>
          <p className={classes['lead']}>{t('places.reviewsLead')}</p>
          <ul className={classes['list']}>
            {reviews.map((review) => (
              <Review key={review._id} review={review} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Review({ review }: { review: PlaceReview }) {
  const { t } = useTranslation()
  const { author, rating, text, visited, keywords, media } = review
  return (
    <li className={classes['review']}>
      <p className={classes['who']}>
        <b>{author}</b>
        {rating === null ? null : (
          <span className={classes['stars']} role="img" aria-label={t('places.stars', { count: rating })}>
            <Star aria-hidden="true" size="0.875rem" fill="currentColor" />
            {rating}
          </span>
        )}
        <span>{visited}</span>
      </p>
      <p className={classes['text']}>{text}</p>
      {media.length > 0 ? (
        <div className={classes['pictures']}>
          <Gallery files={media} />
        </div>
      ) : null}
      {keywords.length > 0 ? <p className={classes['keywords']}>{keywords.join(' · ')}</p> : null}
    </li>
  )
}
