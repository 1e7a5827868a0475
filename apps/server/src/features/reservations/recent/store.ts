import { limits } from '@clipmint/contract'
import { desc, eq, max, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { posts } from '../../../db/tables/reservations.ts'

type Store = Pick<Context, 'db'>
/** What words are looked for first: of a product, a place or a video. */
export type About = {
  accountId: string
  productId: string | null
  placeId: string | null
  projectId: string | null
}

/** Captions that an owner used last, those of the same thing first, each once. */
export async function listRecentCaptions(
  { db }: Store,
  about: About,
): Promise<{ caption: string; usedAt: Date }[]> {
  const usedAt = max(posts.createdAt)
  const rows = await db()
    .select({ caption: posts.caption, usedAt })
    .from(posts)
    .where(sql`${eq(posts.accountId, about.accountId)} and ${posts.caption} <> ''`)
    .groupBy(posts.caption)
    .orderBy(desc(sql`bool_or(${isAbout(about)})`), desc(usedAt))
    .limit(limits.recentWordsMax)
  return rows.flatMap((row) => (row.usedAt ? [{ caption: row.caption, usedAt: row.usedAt }] : []))
}

/** Sets of hashtags that an owner used last, in the same order. */
export async function listRecentHashtags(
  { db }: Store,
  about: About,
): Promise<{ hashtags: string[]; usedAt: Date }[]> {
  const usedAt = max(posts.createdAt)
  const rows = await db()
    .select({ hashtags: posts.hashtags, usedAt })
    .from(posts)
    .where(sql`${eq(posts.accountId, about.accountId)} and jsonb_array_length(${posts.hashtags}) > 0`)
    .groupBy(posts.hashtags)
    .orderBy(desc(sql`bool_or(${isAbout(about)})`), desc(usedAt))
    .limit(limits.recentWordsMax)
  return rows.flatMap((row) =>
    row.usedAt ? [{ hashtags: z.array(z.string()).parse(row.hashtags), usedAt: row.usedAt }] : [],
  )
}

function isAbout({ productId, placeId, projectId }: About) {
  if (productId !== null) return eq(posts.productId, productId)
  if (placeId !== null) return eq(posts.placeId, placeId)
  return projectId === null ? sql`false` : eq(posts.projectId, projectId)
}
