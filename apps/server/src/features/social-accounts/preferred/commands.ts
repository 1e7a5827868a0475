import type { NetworkId } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { findPreferred, setPreferred } from './store.ts'

/** Adds networks to the preferred ones and takes some away. */
export async function changePreferred(
  ctx: Pick<Context, 'db' | 'now' | 'withTx'>,
  accountId: string,
  { add, remove }: { add: readonly NetworkId[]; remove: readonly NetworkId[] },
): Promise<NetworkId[]> {
  return ctx.withTx(async () => {
    const before = await findPreferred(ctx, accountId)
    const after = new Set([...before, ...add].filter((network) => !remove.includes(network)))
    return setPreferred(ctx, accountId, [...after])
  })
}
