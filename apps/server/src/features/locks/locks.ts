import { can } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { getAccount } from '../account/index.ts'
import { type Counted, countNewer } from './store.ts'

type Door = Pick<Context, 'db'>

/** What is asked of the plan, and by which name it is refused. */
const kinds = {
  products: { use: 'use-product', code: 'PRODUCTS_LOCKED' },
  places: { use: 'use-place', code: 'PLACES_LOCKED' },
} as const

/**
 * The locks on what is more than the plan has room for: the newest ones up to its number stay open. What an owner
 * registered last is what they sell now; while there are too many no newer one comes, so that none is locked behind an
 * owner's back; and whoever deletes an open one, which they have done with, opens the next. Hidden ones count, as they do
 * when one is registered.
 */
export function locksOf(what: Counted) {
  const { use, code } = kinds[what]
  return {
    /** Which of these are locked. */
    findLocked: async (
      ctx: Door,
      accountId: string,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>> => {
      const account = await getAccount(ctx, accountId)
      const newer = await countNewer(ctx, what, { accountId, ids })
      return new Set(ids.filter((id) => !can(account, { do: use, newer: newer.get(id) ?? 0 }).ok))
    },
    /** Throws for a locked one: it is not changed, and nothing new is made of it. */
    refuseLocked: async (ctx: Door, { accountId, id }: { accountId: string; id: string }): Promise<void> => {
      const account = await getAccount(ctx, accountId)
      const newer = (await countNewer(ctx, what, { accountId, ids: [id] })).get(id) ?? 0
      const right = can(account, { do: use, newer })
      if (!right.ok) throw new Failure(code, { values: { most: right.most } })
    },
  }
}
