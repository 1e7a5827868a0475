import { and, desc, eq } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { musicLikes } from '../../db/tables/music.ts'

type Door = Pick<Context, 'db'>

/** The ids of the tracks that an account likes, the last liked first. */
export async function listLiked({ db }: Door, accountId: string, most: number): Promise<string[]> {
  const rows = await db()
    .select({ trackId: musicLikes.trackId })
    .from(musicLikes)
    .where(eq(musicLikes.accountId, accountId))
    .orderBy(desc(musicLikes.createdAt), musicLikes.trackId)
    .limit(most)
  return rows.map(({ trackId }) => trackId)
}

export async function addLike(
  { db, now }: Door & Pick<Context, 'now'>,
  accountId: string,
  trackId: string,
): Promise<void> {
  await db().insert(musicLikes).values({ accountId, trackId, createdAt: now() }).onConflictDoNothing()
}

export async function removeLike({ db }: Door, accountId: string, trackId: string): Promise<void> {
  await db()
    .delete(musicLikes)
    .where(and(eq(musicLikes.accountId, accountId), eq(musicLikes.trackId, trackId)))
}

/** Deletes what this area keeps of an owner who has left. */
export async function forget({ db }: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await db().delete(musicLikes).where(eq(musicLikes.accountId, accountId))
}
