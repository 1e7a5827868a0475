import type { PlaceBrief } from '@clipmint/contract'
import { type Field, fieldsOf, toPromotion } from '@clipmint/copy'
import type { FieldFact } from '@clipmint/film'

import { toCopyBrief, toPlace } from '../grounding/rules.ts'
import type { Brief, StoredRequest } from '../store.ts'
import { type PriceNow, promotionNow } from './promotion.ts'
import { isBroken } from './rules.ts'

/** The fields that a request's plan was written from, in its language, as its videos write them. */
export function fieldsThen({ brief }: Pick<StoredRequest, 'brief'>): Field[] {
  return fieldsIn(brief)
}

/** What a request is about as it is now; null for what is gone, of which nothing newer is known. */
export type AboutNow = {
  product: PriceNow
  menu: PlaceBrief['menu'] | null
}

/** The same fields as they are now; those of a promotion that its product's price has broken are not fit to be shown. */
export function fieldsNow(
  request: Pick<StoredRequest, 'brief' | 'promotion'>,
  { product, menu }: AboutNow,
): FieldFact[] {
  const { brief } = request
  const { place } = brief
  const sale = promotionNow(request, product)
  const now: Brief = {
    ...brief,
    ...(product ? { price: product.price, currency: product.currency } : {}),
    ...(sale ? { promotion: sale } : {}),
    ...(place && menu ? { place: { ...place, menu } } : {}),
  }
  const fields = fieldsIn(now)
  return sale && isBroken(sale) ? fields.map((it) => ({ ...it, fault: 'discount-above-regular' })) : fields
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
