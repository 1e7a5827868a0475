import type { PlaceReview } from './source.ts'

/** How many reviews are kept, and how many pages are asked for at most to find as many. */
export const mostReviews = 20
const mostPages = 4

/** The newest reviews with a picture and words, asked for page by page until there are enough. */
export async function latestWithPictures(
  ask: (page: number) => Promise<{ reviews: readonly PlaceReview[]; hasMore: boolean }>,
): Promise<PlaceReview[]> {
  const kept: PlaceReview[] = []
  const known = new Set<string>()
  for (let page = 1; page <= mostPages; page += 1) {
    const { reviews, hasMore } = await ask(page)
    for (const review of reviews) {
      const isOfUse = review.text !== '' && review.media.some(({ kind }) => kind === 'image')
      if (!isOfUse || known.has(review.id)) continue
      known.add(review.id)
      kept.push(review)
    }
    if (!hasMore || kept.length >= mostReviews) break
  }
  return kept.slice(0, mostReviews)
}
