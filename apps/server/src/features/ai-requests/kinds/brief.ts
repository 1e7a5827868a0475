import type { AiInput, CampaignOccasion, NewAiRequest, Product, PlaceBrief } from '@clipmint/contract'
import { languageOfWords } from '@clipmint/copy'

import type { StoredProduct } from '../../products/index.ts'
import type { Brief } from '../store.ts'

/** What a video is told with instead of what its product says, and what day it is for. */
export type Told = Partial<Pick<Product, 'purpose' | 'language' | 'gender' | 'ages' | 'tone'>> & {
  occasion?: CampaignOccasion | undefined
  /** First lines of the videos before it. */
  openedBefore?: readonly string[] | undefined
}

/** What a plan of a product is written from, as the product stands now. */
export function briefOfProduct(product: StoredProduct, wish: NewAiRequest & { told?: Told }): Brief {
  const { name, info, price, currency } = product
  const { category, most, builtIn, reviews = [], promotion, told = {} } = wish
  const { purpose, language, gender, ages, tone } = { ...product, ...told }
  const ofReviews = category === 'review' ? reviews : []
  const chosen = ofReviews.filter((review) => review.chosen).flatMap(({ assetIds }) => assetIds)
  const sourceIds = [...new Set([...chosen, ...product.sourceIds])]
  return {
    name,
    info,
    price,
    currency,
    language,
    gender,
    ages,
    tone,
    sourceIds,
    most,
    builtIn,
    purpose: category === 'promotion' ? 'promotion' : purpose,
    mediaCount: sourceIds.length,
    ...(category === 'review' ? { reviews: ofReviews } : {}),
    ...(category === 'promotion' && promotion ? { promotion } : {}),
    ...(told.occasion ? { occasion: told.occasion } : {}),
    ...(told.openedBefore ? { openedBefore: told.openedBefore } : {}),
  }
}

/** The brief that a product is planned anew from: the same one, unless its owner has changed the product's words since. */
export function refreshBrief(brief: Brief, product: StoredProduct): Brief {
  const { name, info, price, currency, sourceIds } = product
  if (name === brief.name && info === brief.info) return brief
  // New words are told as they suit best, as those of a first plan are.
  return { ...brief, name, info, price, currency, sourceIds, mediaCount: sourceIds.length, turn: 0 }
}

/** How a video of a place is to be; what is left out is as most owners want it. */
export type PlaceWish = Pick<NewAiRequest, 'most' | 'reviews' | 'consent'> & {
  category: 'place' | 'review'
  occasion?: CampaignOccasion | undefined
  openedBefore?: readonly string[] | undefined
} & {
  [Key in 'purpose' | 'language' | 'gender' | 'ages' | 'tone']?: Product[Key] | undefined
}

/** What a plan of a place is written from. */
export function briefOfPlace(place: PlaceBrief, wish: PlaceWish): Brief {
  const { most, purpose = 'everyday', gender = 'all', ages = [], tone = 'casual' } = wish
  // Maps are of Korea.
  const { language = languageOfWords(place, 'ko') } = wish
  const reviews = wish.category === 'review' ? (wish.reviews ?? []) : null
  const chosen = (reviews ?? []).filter((review) => review.chosen).flatMap(({ assetIds }) => assetIds)
  const sourceIds = [...new Set([...chosen, ...place.assetIds])]
  return {
    name: place.name,
    info: place.info,
    purpose,
    language,
    gender,
    ages,
    tone,
    most,
    sourceIds,
    place,
    // A place has no price; what its menu costs stands in `place`.
    price: 0,
    currency: place.menu[0]?.currency ?? 'KRW',
    mediaCount: sourceIds.length,
    ...(reviews ? { reviews } : {}),
    ...(wish.occasion ? { occasion: wish.occasion } : {}),
    ...(wish.openedBefore ? { openedBefore: wish.openedBefore } : {}),
  }
}

/** What its owner put in, with the promotion as it is now, to be shown beside the plan and to be put in again. */
export function inputOf(brief: Brief, promotion: AiInput['promotion']): AiInput {
  const { name, info, price, currency, purpose, language, gender, ages, tone, sourceIds } = brief
  const { reviews } = brief
  return {
    name,
    info,
    price,
    currency,
    purpose,
    language,
    gender,
    ages,
    tone,
    sources: sourceIds,
    ...(reviews ? { reviews: [...reviews] } : {}),
    ...(promotion ? { promotion } : {}),
  }
}
