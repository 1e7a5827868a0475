import { limits, type Place, type PlaceReview } from '@clipmint/contract'
import { languageOf } from '@clipmint/copy'

import { freshForm, freshReview, type ReviewForm, shownOf } from '../../products/index.ts'

type Source = Pick<Place, 'reviews'>

/**
 * The form of a place's review ad as it begins: the newest reviews that can be quoted and have a picture, each chosen.
 * Who wrote them stays masked, and what the map does not tell (stars, the year) stays open for the owner.
 */
export function reviewAdOf({ reviews }: Source): ReviewForm {
  const fit = reviews.filter(
    ({ text, media }) =>
      // Maps are of Korea, and tourists review shops in their own language.
      shownOf(text, languageOf(text) ?? 'ko') !== null &&
      text.length <= limits.reviewMax &&
      picturesOf({ media }).length > 0,
  )
  const items = fit.slice(0, limits.reviewsChosenMax).map((review) => ({
    ...freshReview(true),
    text: review.text,
    rating: review.rating,
    author: review.author,
    writtenAt: dayOf(review.visited) ?? '',
    assets: picturesOf(review),
  }))
  const missing = Math.max(0, limits.reviewsMin - items.length)
  return { consent: false, items: [...items, ...freshForm().items.slice(0, missing)] }
}

/** Whether a review ad can be made of a place: it is read, and no clinic, of which the law forbids it. */
export function mayAdvertiseReviews({ kind, status }: Pick<Place, 'kind' | 'status'>): boolean {
  return kind !== 'hospital' && (status === 'ready' || status === 'partial')
}

function picturesOf({ media }: Pick<PlaceReview, 'media'>) {
  return media.slice(0, limits.reviewPicturesMax)
}

/** The day as YYYY-MM-DD where the map tells the year (2026-10-03, 26.10.3.토); a year is never guessed. */
export function dayOf(visited: string): string | null {
  const [, year = '', month = '', day = ''] =
    /^(\d{4}|\d{2})[-.]\s?(\d{1,2})[-.]\s?(\d{1,2})(?!\d)/u.exec(visited.trim()) ?? []
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isDay = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso)
  return isDay ? iso : null
}
