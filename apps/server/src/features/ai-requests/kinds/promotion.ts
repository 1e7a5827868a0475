import type { Promotion } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { getRequest } from '../commands.ts'
import { type StoredRequest, updateRequest } from '../store.ts'
import { endOf, faultOfPromotion } from './rules.ts'

/** The promotion that a request is of, as it is now; none for a plan of anything else. */
export function promotionNow({
  promotion,
  brief,
}: Pick<StoredRequest, 'promotion' | 'brief'>): Promotion | undefined {
  return promotion ?? brief.promotion
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
  const before = promotionNow(request)
  if (!before) throw new Failure('AI_REQUESTS_PROMOTION_NEEDED')
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const promotion: Promotion = { ...before, ...Object.fromEntries(given) }
  const fault = faultOfPromotion(promotion, ctx.now())
  if (fault) throw new Failure(fault.code, { field: fault.field.replace('promotion.', '') })
  const endsAt = endOf(promotion)
  await updateRequest(ctx, request, { promotion, endsAt })
  return { ...request, promotion, endsAt, updatedAt: ctx.now() }
}
