import { can } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { getAccount } from '../account/index.ts'
import { countNewer, type StoredProduct } from './store.ts'

type Door = Pick<Context, 'db'>

/**
 * Those of the owner's products that are locked, being more than the plan has room for: the newest ones up to its number
 * stay open. What an owner registered last is what they sell now; while there are too many no newer one comes, so that
 * none is locked behind an owner's back; and whoever deletes an open one, which they have done with, opens the next.
 * Hidden ones count, as they do when one is registered.
 */
export async function findLocked(
  ctx: Door,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const account = await getAccount(ctx, accountId)
  const newer = await countNewer(ctx, accountId, ids)
  return new Set(ids.filter((id) => !can(account, { do: 'use-product', newer: newer.get(id) ?? 0 }).ok))
}

/** Throws PRODUCTS_LOCKED for one of them: it is not changed, and nothing new is made of it. */
export async function refuseLocked(
  ctx: Door,
  { accountId, id }: Pick<StoredProduct, 'accountId' | 'id'>,
): Promise<void> {
  const account = await getAccount(ctx, accountId)
  const newer = (await countNewer(ctx, accountId, [id])).get(id) ?? 0
  const right = can(account, { do: 'use-product', newer })
  if (!right.ok) throw new Failure('PRODUCTS_LOCKED', { values: { most: right.most } })
}
