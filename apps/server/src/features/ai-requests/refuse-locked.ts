import type { Context } from '../../context.ts'
import { refuseLocked as refuseLockedPlace } from '../places/index.ts'
import { refuseLocked as refuseLockedProduct } from '../products/index.ts'
import type { StoredRequest } from './store.ts'

/** Throws PRODUCTS_LOCKED or PLACES_LOCKED: of what the plan has no room for nothing new is planned or made. */
export async function refuseLocked(
  ctx: Pick<Context, 'db'>,
  { accountId, productId, placeId }: Pick<StoredRequest, 'accountId' | 'productId' | 'placeId'>,
): Promise<void> {
  if (productId !== null) await refuseLockedProduct(ctx, { accountId, id: productId })
  if (placeId !== null) await refuseLockedPlace(ctx, { accountId, id: placeId })
}
