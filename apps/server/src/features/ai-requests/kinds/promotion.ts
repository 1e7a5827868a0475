import type { Promotion } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { findProduct, type StoredProduct } from '../../products/index.ts'
import { getRequest } from '../commands.ts'
import { refuseLocked } from '../refuse-locked.ts'
import { type StoredRequest, updateRequest } from '../store.ts'
import { endOf, faultOfPromotion, isBroken } from './rules.ts'

/** What a promotion's product costs now; null for what is gone. */
export type PriceNow = Pick<StoredProduct, 'price' | 'currency'> | null

/**
 * The promotion that a request is of, as it is now; none for a plan of anything else. A regular price that was the
 * product's own follows it.
 */
export function promotionNow(
  { promotion, brief }: Pick<StoredRequest, 'promotion' | 'brief'>,
  product: PriceNow,
): Promotion | undefined {
  const sale = promotion ?? brief.promotion
  if (!sale || !product) return sale
  const { price, currency } = brief
  const isOwn = sale.regularPrice === price && sale.currency === currency && product.currency === currency
  return isOwn ? { ...sale, regularPrice: product.price } : sale
}

/** The same, with the product looked up. */
export async function findPromotion(
  ctx: Pick<Context, 'db'>,
  request: Pick<StoredRequest, 'accountId' | 'productId' | 'promotion' | 'brief'>,
): Promise<Promotion | undefined> {
  const { accountId, productId } = request
  if (!(request.promotion ?? request.brief.promotion)) return undefined
  return promotionNow(request, productId === null ? null : await findProduct(ctx, accountId, productId))
}

/** Throws AI_REQUESTS_PROMOTION_BROKEN: no new video offers for less what costs less already. */
export async function refuseBroken(
  ctx: Pick<Context, 'db'>,
  request: Parameters<typeof findPromotion>[1],
): Promise<void> {
  const sale = await findPromotion(ctx, request)
  if (sale && isBroken(sale)) throw new Failure('AI_REQUESTS_PROMOTION_BROKEN')
}

/** What an owner may change of a promotion after its videos were planned; what is undefined stays. */
export type PromotionChange = {
  [Key in 'regularPrice' | 'discountPrice' | 'startAt' | 'endAt']?: Promotion[Key] | undefined
}

/**
 * Changes a promotion's prices or days. The plan keeps the words that it was written with; videos made of it say what is
 * true now. Throws AI_REQUESTS_PROMOTION_NEEDED for a plan of anything else, and what is wrong with the promotion.
 */
export async function changePromotion(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  id: string,
  change: PromotionChange,
): Promise<StoredRequest & { endsAt: Date }> {
  const request = await getRequest(ctx, accountId, id)
  await refuseLocked(ctx, request)
  const before = await findPromotion(ctx, request)
  if (!before) throw new Failure('AI_REQUESTS_PROMOTION_NEEDED')
  const given = Object.entries(change).filter(
    ([key, value]) => value !== undefined && value !== before[key as keyof PromotionChange],
  )
  const fault = faultOfPromotion({ ...before, ...Object.fromEntries(given) }, ctx.now())
  if (fault) throw new Failure(fault.code, { field: fault.field.replace('promotion.', '') })
  // A regular price that follows the product's goes on following it.
  const promotion: Promotion = {
    ...(request.promotion ?? request.brief.promotion ?? before),
    ...Object.fromEntries(given),
  }
  const endsAt = endOf(promotion)
  await updateRequest(ctx, request, { promotion, endsAt })
  return { ...request, promotion, endsAt, updatedAt: ctx.now() }
}
