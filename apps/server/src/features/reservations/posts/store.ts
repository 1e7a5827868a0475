import { Language } from '@clipmint/contract'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { posts } from '../../../db/tables/reservations.ts'
import { PostVideo } from './video.ts'

type Store = Pick<Context, 'db'>
type Row = typeof posts.$inferSelect

/** What the database keeps as text or JSON, read back into what it was. */
const Kept = z.object({ hashtags: z.array(z.string()), video: PostVideo, lang: Language })

/** A video that goes, or went, to networks, as stored. */
export type StoredPost = Omit<Row, keyof z.infer<typeof Kept>> & z.infer<typeof Kept>
export type PostKey = Pick<Row, 'accountId' | 'id'>

/** Saves a post unless its owner's device sent the same wish before; says whether it did. */
export async function insertPost({ db }: Store, post: StoredPost): Promise<boolean> {
  const rows = await db()
    .insert(posts)
    .values(post)
    .onConflictDoNothing({ target: [posts.accountId, posts.requestKey] })
    .returning({ id: posts.id })
  return rows.length > 0
}

export async function findPost({ db }: Store, key: PostKey): Promise<StoredPost | null> {
  const [row] = await db().select().from(posts).where(isPost(key))
  return row ? toPost(row) : null
}

/** The post, which nobody else changes until the transaction ends; throws when there is none. */
export async function holdPost({ db }: Store, key: PostKey): Promise<StoredPost> {
  const [row] = await db().select().from(posts).where(isPost(key)).for('update')
  if (!row) throw new Error(`There is no post ${key.id}.`)
  return toPost(row)
}

export async function savePost(
  { db }: Store,
  key: PostKey,
  changes: Partial<Pick<StoredPost, 'status' | 'uploadAt' | 'zone' | 'endedAt'>>,
): Promise<void> {
  await db().update(posts).set(changes).where(isPost(key))
}

function isPost({ accountId, id }: PostKey) {
  return and(eq(posts.accountId, accountId), eq(posts.id, id))
}

function toPost(row: Row): StoredPost {
  return { ...row, ...Kept.parse(row) }
}
