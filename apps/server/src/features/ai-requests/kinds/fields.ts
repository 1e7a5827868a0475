import type { PlaceBrief } from '@clipmint/contract'
import { type Field, fieldsOf, toPromotion } from '@clipmint/copy'

import type { StoredProduct } from '../../products/index.ts'
import { toCopyBrief, toPlace } from '../grounding/rules.ts'
import type { Brief, StoredRequest } from '../store.ts'
import { promotionNow } from './promotion.ts'

/** The fields that a request's plan was written from, in its language, as its videos write them. */
export function fieldsThen({ brief }: Pick<StoredRequest, 'brief'>): Field[] {
  return fieldsIn(brief)
}

/** What a request is about as it is now; null for what is gone, of which nothing newer is known. */
export type AboutNow = {
  product: Pick<StoredProduct, 'price' | 'currency'> | null
  menu: PlaceBrief['menu'] | null
}

/** The same fields as they are now. */
export function fieldsNow(
  request: Pick<StoredRequest, 'brief' | 'promotion'>,
  { product, menu }: AboutNow,
): Field[] {
  const { brief } = request
  const { place } = brief
  const sale = promotionNow(request)
  const now: Brief = {
    ...brief,
    ...(product ? { price: product.price, currency: product.currency } : {}),
    ...(sale ? { promotion: product ? followed(sale, brief, product) : sale } : {}),
    ...(place && menu ? { place: { ...place, menu } } : {}),
  }
  return fieldsIn(now)
}

/** A regular price that was the product's own follows it. */
function followed(
  sale: NonNullable<Brief['promotion']>,
  { price, currency }: Pick<Brief, 'price' | 'currency'>,
  product: NonNullable<AboutNow['product']>,
): NonNullable<Brief['promotion']> {
  const isOwn = sale.regularPrice === price && sale.currency === currency && product.currency === currency
  return isOwn ? { ...sale, regularPrice: product.price } : sale
}

function fieldsIn(brief: Brief): Field[] {
  const { promotion, place, reviews } = brief
  // A review ad of a place says nothing of its menu.
  const isMenu = place !== undefined && !reviews
  return fieldsOf(toCopyBrief(brief), {
    promotion: promotion && toPromotion(promotion),
    place: isMenu ? toPlace(place) : undefined,
  })
}
