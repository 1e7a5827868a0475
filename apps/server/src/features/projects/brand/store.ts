import { HexColor } from '@clipmint/film'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { brandKits } from '../../../db/tables/projects.ts'

type Door = Pick<Context, 'db'>

/** The brand that an owner keeps for all videos. */
export type StoredBrandKit = {
  accountId: string
  name: string | null
  logoId: string | null
  colors: string[]
  updatedAt: Date
}

const Colors = z.array(HexColor)

export async function findBrandKit({ db }: Door, accountId: string): Promise<StoredBrandKit | null> {
  const [row] = await db().select().from(brandKits).where(eq(brandKits.accountId, accountId))
  return row ? { ...row, colors: Colors.parse(row.colors) } : null
}

export async function saveBrandKit({ db }: Door, kit: StoredBrandKit): Promise<void> {
  await db().insert(brandKits).values(kit).onConflictDoUpdate({ target: brandKits.accountId, set: kit })
}

export async function deleteBrandKit({ db }: Door, accountId: string): Promise<void> {
  await db().delete(brandKits).where(eq(brandKits.accountId, accountId))
}

/** Those of the logos that this owner's brand kit keeps. */
export async function logosKept(
  { db }: Door,
  accountId: string,
  logoIds: readonly string[],
): Promise<string[]> {
  const rows = await db()
    .select({ logoId: brandKits.logoId })
    .from(brandKits)
    .where(and(eq(brandKits.accountId, accountId), inArray(brandKits.logoId, [...logoIds])))
  return rows.flatMap(({ logoId }) => logoId ?? [])
}
