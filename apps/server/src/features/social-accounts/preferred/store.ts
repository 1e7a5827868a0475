import { NetworkId } from '@clipmint/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { preferredNetworks } from '../../../db/tables/social-accounts.ts'

type Door = Pick<Context, 'db' | 'now'>

/** The networks that an owner posts to unless they say otherwise, in their order. */
export async function findPreferred({ db }: Pick<Door, 'db'>, accountId: string): Promise<NetworkId[]> {
  const [row] = await db().select().from(preferredNetworks).where(eq(preferredNetworks.accountId, accountId))
  return z.array(NetworkId).parse(row?.networks ?? [])
}

export async function setPreferred(
  { db, now }: Door,
  accountId: string,
  networks: NetworkId[],
): Promise<NetworkId[]> {
  const set = { networks, updatedAt: now() }
  await db()
    .insert(preferredNetworks)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: preferredNetworks.accountId, set })
  return networks
}

export async function deletePreferred({ db }: Pick<Door, 'db'>, accountId: string): Promise<void> {
  await db().delete(preferredNetworks).where(eq(preferredNetworks.accountId, accountId))
}
