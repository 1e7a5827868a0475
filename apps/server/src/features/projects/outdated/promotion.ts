import type { Context } from '../../../context.ts'
import {
  changePromotion as changeRequest,
  type getRequest,
  type PromotionChange,
} from '../../ai-requests/index.ts'
import { moveEnd } from '../store.ts'

/** Changes a promotion, and has the videos made of it end with it. */
export async function changePromotion(
  ctx: Pick<Context, 'db' | 'withTx' | 'now'>,
  accountId: string,
  requestId: string,
  change: PromotionChange,
): ReturnType<typeof getRequest> {
  return ctx.withTx(async () => {
    const request = await changeRequest(ctx, accountId, requestId, change)
    await moveEnd(ctx, accountId, request.id, request.endsAt)
    return request
  })
}
