import type { AiInput, AiPlan, Product } from '@clipmint/contract'
import {
  type ProductBrief,
  type ProductFacts,
  promotionWords,
  reviewWords,
  toPromotion,
} from '@clipmint/copy'

/** What an AI request was asked for with, and what was planned of it. */
export type Asked = { input: AiInput; data: AiPlan | null }

/**
 * What words of a video may rest on: its product as it stands now, and what its owner said for this video alone, which no
 * product holds (a promotion's prices and days, customers' words, a place with its menu); `bound` are the values that its
 * slots were filled with, a line each. Null where nothing is known.
 */
export function knownFacts(product: Product | null, asked: Asked | null, bound = ''): ProductFacts | null {
  const own = product ?? asked?.input
  if (!own) return null
  const { name, info, currency } = own
  const { promotion } = asked?.input ?? {}
  return {
    name,
    info: [info, ...(asked ? saidBeside(asked) : []), bound].join('\n'),
    currency,
    // A place has no price; what its menu costs is among its words.
    price: product?.price ?? null,
    regularPrice: promotion?.regularPrice ?? null,
    discountPrice: promotion?.discountPrice ?? null,
  }
}

function saidBeside({ input, data }: Asked): string[] {
  const { promotion, reviews } = input
  const brief: ProductBrief = { ...input, price: null, mediaCount: input.sources.length }
  const ofPlace = (data?.sellingPoints ?? []).filter(({ source }) => source.field === 'place')
  return [
    ...(promotion ? promotionWords(brief, toPromotion(promotion)) : []),
    ...(reviews ? reviewWords(brief, reviews) : []),
    ...ofPlace.map(({ source }) => source.quote),
  ]
}
