import { z } from 'zod'

import { PlaceRefusal } from '../refusal.ts'
import type { PlaceMedia, PlaceReview } from '../source.ts'
import { line, masked, paragraph, webAddress } from '../words.ts'

export const reviewsPerPage = 20

const Text = z.string().nullish()
const Item = z.object({
  id: z.string(),
  cursor: Text,
  rating: z.number().nullish(),
  body: Text,
  thumbnail: Text,
  media: z.array(z.object({ type: Text, thumbnail: Text, videoUrl: Text })).nullish(),
  author: z.object({ nickname: Text }).nullish(),
  visited: Text,
  votedKeywords: z.array(z.object({ name: Text })).nullish(),
})
const Answers = z
  .array(
    z.object({
      data: z.object({ visitorReviews: z.object({ total: z.number(), items: z.array(Item) }).nullable() }),
    }),
  )
  .min(1)

export type ReviewPage = { reviews: PlaceReview[]; total: number; read: number; cursor: string | null }

/** The body of a question for a page of reviews with pictures, the newest first. */
export function reviewQuestion(input: {
  id: string
  type: string
  bookingId: string | null
  page: number
  cursor: string | null
}): string {
  const { id, type, bookingId, page, cursor } = input
  return JSON.stringify([
    {
      operationName: 'getVisitorReviews',
      variables: {
        input: {
          businessId: id,
          businessType: type,
          item: '0',
          bookingBusinessId: bookingId,
          page,
          size: reviewsPerPage,
          isPhotoUsed: true,
          includeContent: true,
          getAuthorInfo: false,
          cidList: [],
          sort: 'recent',
          ...(cursor === null ? {} : { after: cursor }),
        },
      },
      query:
        'query getVisitorReviews($input: VisitorReviewsInput) { visitorReviews(input: $input) { total items { id cursor rating body thumbnail media { type thumbnail videoUrl } author { nickname } visited votedKeywords { name } } } }',
    },
  ])
}

/** A page of reviews. Throws `layout_changed` for an answer of another shape, `blocked` for one that asks for a person. */
export function readReviews(text: string): ReviewPage {
  if (text.trimStart().startsWith('<'))
    throw new PlaceRefusal(/ncpt|captcha/i.test(text) ? 'blocked' : 'layout_changed')
  const parsed = Answers.safeParse(parse(text))
  const found = parsed.success ? parsed.data[0]?.data.visitorReviews : null
  if (!found) throw new PlaceRefusal('layout_changed')
  return {
    reviews: found.items.map(reviewOf),
    total: found.total,
    read: found.items.length,
    cursor: found.items.at(-1)?.cursor ?? null,
  }
}

function reviewOf(item: z.infer<typeof Item>): PlaceReview {
  const rating = item.rating ?? null
  const media = (item.media ?? []).flatMap(({ type, thumbnail, videoUrl }): PlaceMedia[] => {
    const url = webAddress(type === 'video' ? videoUrl : thumbnail)
    return url === null ? [] : [{ kind: type === 'video' ? 'video' : 'image', url }]
  })
  const still = media.length === 0 ? webAddress(item.thumbnail) : null
  return {
    id: line(item.id, 60),
    author: masked(item.author?.nickname),
    rating: rating !== null && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    text: paragraph(item.body, 1_000),
    visited: line(item.visited, 30),
    keywords: (item.votedKeywords ?? [])
      .map(({ name }) => line(name, 40))
      .filter((it) => it !== '')
      .slice(0, 5),
    media: still === null ? media : [{ kind: 'image', url: still }],
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
