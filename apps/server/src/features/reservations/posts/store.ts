import { postStatus } from '@clipmint/contract'
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  notLike,
  or,
} from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { postEvents, posts, postTargets } from '../../../db/tables/reservations.ts'
import { PostVideo } from './video.ts'

type Store = Pick<Context, 'db'>
type Row = typeof posts.$inferSelect

/** What the database keeps as text or JSON, read back into what it was. */
const Kept = z.object({ hashtags: z.array(z.string()), video: PostVideo })

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

/** Those of the ids that are posts of the owner's. */
export async function findPosts(
  { db }: Store,
  accountId: string,
  ids: readonly string[],
): Promise<StoredPost[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select()
    .from(posts)
    .where(and(eq(posts.accountId, accountId), inArray(posts.id, [...ids])))
  return rows.map(toPost)
}

/** The owner's posts between two moments that no campaign planned, in the order of their times. */
export async function listDirect(
  { db }: Store,
  accountId: string,
  { from, to }: { from: Date; to: Date },
): Promise<StoredPost[]> {
  const rows = await db()
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.accountId, accountId),
        between(posts.uploadAt, from, to),
        notLike(posts.requestKey, '%/%'),
      ),
    )
    .orderBy(asc(posts.uploadAt), asc(posts.id))
  return rows.map(toPost)
}

/** The owner's posts that wait and that no campaign planned, of a product, a place or a video when named; the next first. */
export async function listWaiting(
  { db }: Store,
  accountId: string,
  { productId, placeId, projectId }: WaitingOf,
): Promise<StoredPost[]> {
  const rows = await db()
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.accountId, accountId),
        eq(posts.status, postStatus.waitingUpload),
        isNull(posts.endedAt),
        notLike(posts.requestKey, '%/%'),
        productId === undefined ? undefined : eq(posts.productId, productId),
        placeId === undefined ? undefined : eq(posts.placeId, placeId),
        projectId === undefined ? undefined : eq(posts.projectId, projectId),
      ),
    )
    .orderBy(asc(posts.uploadAt), asc(posts.id))
  return rows.map(toPost)
}

type WaitingOf = Partial<Record<'productId' | 'placeId' | 'projectId', string | undefined>>

/** The post that was made of a wish of the owner's device; null when it came for the first time. */
export async function findByRequest(
  { db }: Store,
  accountId: string,
  requestKey: string,
): Promise<StoredPost | null> {
  const [row] = await db()
    .select()
    .from(posts)
    .where(and(eq(posts.accountId, accountId), eq(posts.requestKey, requestKey)))
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
  changes: Partial<
    Pick<
      StoredPost,
      | 'status'
      | 'uploadAt'
      | 'zone'
      | 'isScheduled'
      | 'endedAt'
      | 'caption'
      | 'hashtags'
      | 'title'
      | 'video'
      | 'videoId'
      | 'madeWithAi'
    >
  >,
): Promise<void> {
  await db().update(posts).set(changes).where(isPost(key))
}

/** Posts of a video, a product, a place, all places or everything else, the latest first. */
export async function listPosts(
  { db }: Store,
  { accountId, page, limit, ...of }: PostFilter,
): Promise<{ list: StoredPost[]; total: number }> {
  // What a campaign called off is its own matter: another follows it, or a word of it there.
  const isShown = or(ne(posts.status, postStatus.cancelled), notLike(posts.requestKey, '%/%'))
  const theirs = and(eq(posts.accountId, accountId), isOf(of), isShown)
  const rows = await db()
    .select()
    .from(posts)
    .where(theirs)
    .orderBy(desc(posts.uploadAt), desc(posts.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db().select({ total: count() }).from(posts).where(theirs)
  return { list: rows.map(toPost), total: all?.total ?? 0 }
}

export type PostFilter = { accountId: string; page: number; limit: number } & PostsOf
export type PostsOf =
  | { projectId: string }
  | { productId: string }
  | { placeId: string }
  | { all: 'places' | 'but-places' }

function isOf(of: PostsOf) {
  if ('all' in of) return of.all === 'places' ? isNotNull(posts.placeId) : isNull(posts.placeId)
  if ('projectId' in of) return eq(posts.projectId, of.projectId)
  return 'productId' in of ? eq(posts.productId, of.productId) : eq(posts.placeId, of.placeId)
}

/** Deletes all posts of an owner, with what happened to them. */
export async function deletePosts({ db }: Store, accountId: string): Promise<void> {
  await db().delete(postEvents).where(eq(postEvents.accountId, accountId))
  await db().delete(postTargets).where(eq(postTargets.accountId, accountId))
  await db().delete(posts).where(eq(posts.accountId, accountId))
}

/** Whether a video went, or goes, to a linked account so near to a time, by another post than one. */
export async function hasPosted(
  { db }: Store,
  { accountId, videoId, socialAccountId, near, withinMs, butPost, isSent }: Repeat,
): Promise<boolean> {
  const [from, to] = [-withinMs, withinMs].map((ms) => new Date(near.getTime() + ms))
  const rows = await db()
    .select({ id: postTargets.id })
    .from(postTargets)
    .innerJoin(posts, and(eq(posts.accountId, postTargets.accountId), eq(posts.id, postTargets.postId)))
    .where(
      and(
        // An account at a network is one owner's, whose posts of a time are few.
        eq(posts.accountId, accountId),
        eq(postTargets.socialAccountId, socialAccountId),
        eq(posts.videoId, videoId),
        notInArray(postTargets.state, ['failed', 'cancelled', ...(isSent ? ['queued'] : [])]),
        butPost === null ? undefined : ne(postTargets.postId, butPost),
        between(posts.uploadAt, from ?? near, to ?? near),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether anything of an account was made to be seen since a time. */
export async function hasPostedSince({ db }: Store, accountId: string, since: Date): Promise<boolean> {
  const rows = await db()
    .select({ id: postTargets.id })
    .from(postTargets)
    .where(and(eq(postTargets.accountId, accountId), gte(postTargets.publishingAt, since)))
    .limit(1)
  return rows.length > 0
}

export type Repeat = {
  accountId: string
  videoId: string
  socialAccountId: string
  near: Date
  withinMs: number
  /** The post that is asked for, where it is kept. */
  butPost: string | null
  /** It is being sent: what only waits may come after it, and is no reason against it. */
  isSent: boolean
}

function isPost({ accountId, id }: PostKey) {
  return and(eq(posts.accountId, accountId), eq(posts.id, id))
}

function toPost(row: Row): StoredPost {
  return { ...row, ...Kept.parse(row) }
}
