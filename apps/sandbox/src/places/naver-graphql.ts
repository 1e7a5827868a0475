import { z } from 'zod'

import { pictureUrl, videoUrl } from './cdn.ts'
import { allReviews, type Review } from './reviews.ts'
import { type Shop, shopOf } from './shops.ts'

const Question = z.object({
  operationName: z.literal('getVisitorReviews'),
  variables: z.object({
    input: z.object({
      businessId: z.string(),
      businessType: z.string(),
      page: z.number().int().min(1),
      size: z.number().int().min(1).max(50),
      isPhotoUsed: z.boolean().default(false),
      after: z.string().nullish(),
    }),
  }),
  query: z.string().min(1),
})
/** It takes a list of questions, and nothing else. */
export const Questions = z.array(Question).min(1)

/** The answer to a page of reviews, or null for a business that is none. */
export function answerReviews(question: z.infer<typeof Question>, now: Date): object | null {
  const { businessId, page, size, isPhotoUsed, after } = question.variables.input
  const shop = shopOf(businessId)
  if (!shop || shop.closed === 'gone') return null
  const all = (allReviews.get(shop.id) ?? []).filter(({ pictures }) => !isPhotoUsed || pictures > 0)
  const from = after ? all.findIndex((it) => `c${it.id}` === after) + 1 : (page - 1) * size
  const items = all.slice(from, from + size).map((it) => itemOf(shop, it, now))
  return { data: { visitorReviews: { items, starDistribution: null, total: all.length } } }
}

function itemOf(shop: Shop, review: Review, now: Date) {
  const { id, nickname, rating, text, pictures, hasVideo, keyword, daysAgo } = review
  const day = new Date(now.getTime() - daysAgo * 86_400_000)
  const images = Array.from({ length: pictures }, (_, at) => ({
    type: 'image',
    thumbnail: pictureUrl(shop, `review-${id}-${at + 1}`, 'pup-review-phinf.pstatic.net'),
    class: 'photo',
    videoId: null,
    videoUrl: null,
  }))
  const video = {
    type: 'video',
    thumbnail: pictureUrl(shop, `review-${id}-still`, 'pup-review-phinf.pstatic.net'),
    class: 'video',
    videoId: `v${id}`,
    videoUrl: videoUrl(shop, `review-${id}`),
  }
  return {
    id,
    reviewId: id,
    cursor: `c${id}`,
    rating: shop.hasStars ? rating : null,
    body: text,
    thumbnail: images[0]?.thumbnail ?? null,
    media: hasVideo ? [...images, video] : images,
    author: {
      id: `u${id}`,
      nickname,
      imageUrl: 'https://ssl.pstatic.net/static/profile.png',
      url: `https://m.place.naver.com/my/u${id}`,
      review: { totalCount: 12 },
    },
    visited: `${day.getUTCMonth() + 1}.${day.getUTCDate()}.`,
    visitCount: 1,
    created: `${day.getUTCMonth() + 1}.${day.getUTCDate()}.`,
    originType: '영수증',
    votedKeywords: [{ code: 'food_good', name: keyword }],
    reply: null,
    status: 'ACTIVE',
  }
}
