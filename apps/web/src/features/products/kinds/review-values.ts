import { Asset, limits, type NewAiRequest, type Review } from '@clipmint/contract'
import { fittingExcerpts, whyUnquoted } from '@clipmint/copy'
import { countChars } from '@clipmint/kit'
import type { LanguageCode } from '@clipmint/kit'
import { z } from 'zod'

/** A review as it stands in the form: its pictures whole, so that they are shown. */
export const ReviewItem = z.object({
  key: z.string(),
  text: z.string(),
  rating: z.number().int().min(1).max(5).nullable(),
  author: z.string(),
  writtenAt: z.string(),
  assets: z.array(Asset),
  chosen: z.boolean(),
})
export type ReviewItem = z.infer<typeof ReviewItem>

export const ReviewForm = z.object({ items: z.array(ReviewItem), consent: z.boolean() })
export type ReviewForm = z.infer<typeof ReviewForm>

/** What is wrong, by the path that the server would name it with. */
export type ReviewFault =
  | 'reviewShort'
  | 'reviewLong'
  | 'noAuthor'
  | 'noDay'
  | 'laterDay'
  | 'noPicture'
  | 'notQuotable'
  | 'oneSided'
  | 'tooFew'
  | 'chosen'
  | 'noConsent'
export type ReviewFaults = Readonly<Record<string, ReviewFault>>

let lastKey = 0

/** An empty review; the first five that are added are chosen. */
export function freshReview(chosen: boolean): ReviewItem {
  lastKey += 1
  const key = `r${Date.now()}-${lastKey}`
  return { key, text: '', rating: null, author: '', writtenAt: '', assets: [], chosen }
}

export function freshForm(): ReviewForm {
  return { items: [freshReview(true), freshReview(true), freshReview(true)], consent: false }
}

/** The reviews of a plan that was asked for before. */
export function formOf(reviews: readonly Review[], files: readonly Asset[]): ReviewForm {
  const items = reviews.map(({ text, rating, author, writtenAt, assetIds, chosen }) => ({
    ...freshReview(chosen),
    text,
    rating,
    author,
    writtenAt,
    assets: files.filter(({ _id }) => assetIds.includes(_id)),
  }))
  return { items, consent: false }
}

/** What the videos would show of a review at most; null when none of its sentences is short enough. */
export function shownOf(text: string, language: LanguageCode): string | null {
  return fittingExcerpts(text.trim(), { language })[0]?.text ?? null
}

/** How many reviews have words, and how many of those are chosen: an empty card is neither. */
export function writtenOf({ items }: ReviewForm): { count: number; chosen: number } {
  const written = items.filter(({ text }) => text.trim() !== '')
  return { count: written.length, chosen: written.filter(({ chosen }) => chosen).length }
}

/** Everything that has to be mended before the reviews go out, by path, in the order of the page. */
export function faultsOfReviews(
  { items, consent }: ReviewForm,
  language: LanguageCode,
  today: string,
): ReviewFaults {
  const { reviewsMin: min, reviewsChosenMax: max } = limits
  const chosen = items.filter((item) => item.chosen).length
  const all: [path: string, fault: ReviewFault | null][] = [
    ...items.flatMap((item, index) =>
      faultsOfItem(item, language, today).map(([field, fault]): [string, ReviewFault | null] => [
        `reviews.${index}.${field}`,
        fault,
      ]),
    ),
    ['reviews', items.length < min ? 'tooFew' : chosen < min || chosen > max ? 'chosen' : null],
    ['consent', consent ? null : 'noConsent'],
  ]
  return Object.fromEntries(all.flatMap(([path, fault]) => (fault === null ? [] : [[path, fault] as const])))
}

function faultsOfItem(
  { text, author, writtenAt, assets, chosen }: ReviewItem,
  language: LanguageCode,
  today: string,
): [string, ReviewFault | null][] {
  const length = countChars(text.trim())
  const long = length > limits.reviewMax ? 'reviewLong' : null
  const why = chosen ? whyUnquoted(text.trim(), { language }) : null
  const unquotable = why === 'one-sided' ? 'oneSided' : why === null ? null : 'notQuotable'
  return [
    ['text', length < limits.reviewMin ? 'reviewShort' : (long ?? unquotable)],
    ['author', author.trim() === '' ? 'noAuthor' : null],
    ['writtenAt', writtenAt === '' ? 'noDay' : writtenAt > today ? 'laterDay' : null],
    ['assetIds', assets.length === 0 ? 'noPicture' : null],
  ]
}

/** The form as the call takes it. */
export function toReviewWish({ items, consent }: ReviewForm): Partial<NewAiRequest> {
  return {
    category: 'review',
    consent,
    reviews: items.map(({ text, rating, author, writtenAt, assets, chosen }) => ({
      text,
      rating,
      author,
      writtenAt,
      chosen,
      assetIds: assets.map(({ _id }) => _id),
    })),
  }
}
