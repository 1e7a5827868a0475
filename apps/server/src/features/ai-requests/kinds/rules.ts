import {
  type AiCategory,
  type ErrorCode,
  limits,
  type NewAiRequest,
  type Product,
  type Promotion,
  type Review,
} from '@clipmint/contract'
import { isMeaningful, quoteLimits, whyUnquoted } from '@clipmint/copy'
import { dayInSeoul, dayMs } from '@clipmint/kit'

import { isClinic } from './clinic.ts'

/** What is wrong with a wish, at which field. */
export type Fault = { code: ErrorCode; field: string; values?: Record<string, number> }

/** `isClinic` where it is known better than from the words. */
type About = Pick<Product, 'name' | 'info' | 'language'> & { isClinic?: boolean }

type Wish = Pick<NewAiRequest, 'reviews' | 'consent' | 'promotion'> & { category: AiCategory }

/** What keeps a wish from being planned; null when nothing does. */
export function faultOf(about: About, wish: Wish, now: Date): Fault | null {
  switch (wish.category) {
    case 'product':
    case 'place':
      return null
    case 'review':
      return faultOfReviews(about, wish, now)
    case 'promotion':
      return faultOfPromotion(wish.promotion, now) ?? faultOfNews(wish.promotion)
  }
}

/** As few as are chosen of the reviews; the law and the sentences that fit decide what else. */
function faultOfReviews(
  about: About,
  { reviews = [], consent }: Pick<NewAiRequest, 'reviews' | 'consent'>,
  now: Date,
): Fault | null {
  const { reviewsMin: min, reviewsChosenMax: max } = limits
  if (about.isClinic === true || isClinic(about))
    return { code: 'AI_REQUESTS_REVIEWS_OF_CLINIC', field: 'category' }
  if (reviews.length < min) return { code: 'AI_REQUESTS_REVIEWS_TOO_FEW', field: 'reviews', values: { min } }
  const chosen = reviews.filter((review) => review.chosen).length
  if (chosen < min || chosen > max)
    return { code: 'AI_REQUESTS_REVIEWS_CHOSEN', field: 'reviews', values: { min, max } }
  for (const [index, review] of reviews.entries()) {
    const fault = faultOfReview(about, review, now)
    if (fault) return { ...fault, field: `reviews.${index}.${fault.field}` }
  }
  return consent ? null : { code: 'AI_REQUESTS_REVIEW_CONSENT', field: 'consent' }
}

function faultOfReview({ language }: About, { text, writtenAt, chosen }: Review, now: Date): Fault | null {
  if (writtenAt > dayInSeoul(now)) return { code: 'AI_REQUESTS_REVIEW_LATER', field: 'writtenAt' }
  if (!chosen) return null
  if (!isMeaningful(text, 'sentence').ok) return { code: 'AI_REQUESTS_REVIEW_MEANINGLESS', field: 'text' }
  const why = whyUnquoted(text, { language })
  if (why === null) return null
  if (why === 'one-sided') return { code: 'AI_REQUESTS_REVIEW_ONE_SIDED', field: 'text' }
  return { code: 'AI_REQUESTS_REVIEW_TOO_LONG', field: 'text', values: { most: quoteLimits[language] } }
}

export function faultOfPromotion(promotion: Promotion | undefined, now: Date): Fault | null {
  if (!promotion) return { code: 'AI_REQUESTS_PROMOTION_NEEDED', field: 'promotion' }
  const { startAt, endAt } = promotion
  if (isBroken(promotion)) return { code: 'AI_REQUESTS_DISCOUNT_TOO_HIGH', field: 'promotion.discountPrice' }
  if (endAt < startAt) return { code: 'AI_REQUESTS_PERIOD_BACKWARDS', field: 'promotion.endAt' }
  if (endAt < dayInSeoul(now)) return { code: 'AI_REQUESTS_PROMOTION_OVER', field: 'promotion.endAt' }
  return null
}

/** Whether a promotion's discounted price is above its regular one. */
export function isBroken({
  regularPrice,
  discountPrice,
}: Pick<Promotion, 'regularPrice' | 'discountPrice'>): boolean {
  return discountPrice > regularPrice
}

/** What is announced has to say something: a planner can do nothing with digits, signs or one letter repeated. */
function faultOfNews(promotion: Promotion | undefined): Fault | null {
  if (promotion === undefined || isMeaningful(promotion.text, 'sentence').ok) return null
  return { code: 'AI_REQUESTS_PROMOTION_MEANINGLESS', field: 'promotion.text' }
}

/** The moment at which a promotion is over: the end of its last day in Seoul. */
export function endOf({ endAt }: Pick<Promotion, 'endAt'>): Date {
  return new Date(Date.parse(`${endAt}T00:00:00+09:00`) + dayMs)
}
