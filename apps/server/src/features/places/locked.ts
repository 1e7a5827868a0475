import { can } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { getAccount } from '../account/index.ts'
import { countNewer, type StoredPlace } from './store.ts'

type Door = Pick<Context, 'db'>

/**
 * Those of the owner's places that are locked, being more than the plan has room for: the newest ones up to its number
 * stay open, as of products.
 */
export async function findLocked(
  ctx: Door,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const account = await getAccount(ctx, accountId)
  const newer = await countNewer(ctx, accountId, ids)
  return new Set(ids.filter((id) => !can(account, { do: 'use-place', newer: newer.get(id) ?? 0 }).ok))
}

/** Throws PLACES_LOCKED for one of them: it is not changed or read again, and nothing new is made of it. */
export async function refuseLocked(
  ctx: Door,
  { accountId, id }: Pick<StoredPlace, 'accountId' | 'id'>,
): Promise<void> {
  const account = await getAccount(ctx, accountId)
  const newer = (await countNewer(ctx, accountId, [id])).get(id) ?? 0
  const right = can(account, { do: 'use-place', newer })
  if (!right.ok) throw new Failure('PLACES_LOCKED', { values: { most: right.most } })
}
