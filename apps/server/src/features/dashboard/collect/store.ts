import { NetworkId, PostKind } from '@clipmint/contract'
import type { ProgramQuota } from '@clipmint/integrations'
import { and, asc, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { accounts } from '../../../db/tables/account.ts'
import {
  figureDays,
  figureSources,
  followerDays,
  postDays,
  postFigures,
} from '../../../db/tables/dashboard.ts'
import { networkQuotas, posts, postTargets } from '../../../db/tables/reservations.ts'
import { socialAccounts } from '../../../db/tables/social-accounts.ts'
import { type DayFigures, dayFigures } from './rules.ts'

type Store = Pick<Context, 'db'>
type Row = typeof postFigures.$inferSelect

const KeptSource = z.object({
  network: NetworkId,
  trouble: z.enum(['held-back', 'needs-owner']).nullable(),
})
export type Source = Omit<typeof figureSources.$inferSelect, keyof z.infer<typeof KeptSource>> &
  z.infer<typeof KeptSource>

/** Has the accounts collected from now on that owners with the upload service have linked: all of them, or one owner's. */
export async function insertSources({ db }: Store, now: Date, accountId: string | null): Promise<void> {
  await db().execute(sql`
    insert into ${figureSources} (social_account_id, account_id, network, next_at)
    select s.id, s.account_id, s.network, ${now.toISOString()}::timestamptz
    from ${socialAccounts} s join ${accounts} a on a.id = s.account_id
    where s.unlinked_at is null and a.sns_upload > 0
      and (${accountId}::uuid is null or a.id = ${accountId}::uuid)
      and not exists (select 1 from ${figureSources} f where f.social_account_id = s.id)
    on conflict do nothing`)
}

/**
 * Takes accounts that are due, of owners with the upload service, those that have waited longest first; nobody else is given
 * them until `until`.
 */
export async function takeDueSources(
  { db }: Store,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<string[]> {
  const due = db()
    .select({ id: figureSources.socialAccountId })
    .from(figureSources)
    .innerJoin(socialAccounts, eq(socialAccounts.id, figureSources.socialAccountId))
    .innerJoin(accounts, eq(accounts.id, figureSources.accountId))
    .where(and(lte(figureSources.nextAt, now), isNull(socialAccounts.unlinkedAt), gt(accounts.snsUpload, 0)))
    .orderBy(asc(figureSources.nextAt))
    .limit(most)
  const rows = await db()
    .update(figureSources)
    .set({ nextAt: until })
    .where(inArray(figureSources.socialAccountId, due))
    .returning({ id: figureSources.socialAccountId })
  return rows.map(({ id }) => id)
}

export async function findSource({ db }: Store, socialAccountId: string): Promise<Source | null> {
  const [row] = await db().select().from(figureSources).where(isSource(socialAccountId))
  return row ? toSource(row) : null
}

/** The accounts of an owner that are collected, or were. */
export async function listSources({ db }: Store, accountId: string): Promise<Source[]> {
  const rows = await db().select().from(figureSources).where(eq(figureSources.accountId, accountId))
  return rows.map(toSource)
}

export async function updateSource(
  { db }: Store,
  socialAccountId: string,
  changes: Partial<Pick<Source, 'nextAt' | 'collectedAt' | 'trouble'>>,
): Promise<void> {
  await db().update(figureSources).set(changes).where(isSource(socialAccountId))
}

/** Asks no account of a network before a time: what stands in the way is the same for all. */
export async function holdNetworkBack({ db }: Store, network: NetworkId, until: Date): Promise<void> {
  await db()
    .update(figureSources)
    .set({ nextAt: until, trouble: 'held-back' })
    .where(and(eq(figureSources.network, network), lte(figureSources.nextAt, until)))
}

/**
 * Has the new posts of an owner asked for at once; gives the accounts that are to be asked. What a network holds back it
 * holds back from those in a hurry, too.
 */
export async function wantNow(
  { db }: Store,
  accountId: string,
  { now, since, until }: { now: Date; since: Date; until: Date },
): Promise<string[]> {
  await db()
    .update(postFigures)
    .set({ nextAt: now })
    .where(
      and(
        eq(postFigures.accountId, accountId),
        gte(postFigures.publishedAt, since),
        isNull(postFigures.goneAt),
      ),
    )
  await db().update(figureSources).set({ askedAt: now }).where(eq(figureSources.accountId, accountId))
  const isHeldBack = and(eq(figureSources.trouble, 'held-back'), gt(figureSources.nextAt, now))
  const rows = await db()
    .update(figureSources)
    .set({ nextAt: until })
    .where(and(eq(figureSources.accountId, accountId), sql`(${isHeldBack}) is not true`))
    .returning({ id: figureSources.socialAccountId })
  return rows.map(({ id }) => id)
}

/** A post that can be seen, and of which no figures are kept yet. */
export type Unkept = Pick<
  Row,
  'accountId' | 'targetId' | 'socialAccountId' | 'network' | 'kind' | 'tags' | 'publishedAt'
> & { projectId: string; seconds: number; zone: string }

const Words = z.object({ hashtags: z.array(z.string()) })
const Video = z.object({ seconds: z.number() })

/** Posts of an owner that can be seen, published since a time or whenever, of which no figures are kept yet. */
export async function listUnkept(
  { db }: Store,
  accountId: string,
  { since, most }: { since: Date | null; most: number },
): Promise<Unkept[]> {
  const rows = await db()
    .select({ target: postTargets, post: posts })
    .from(socialAccounts)
    .innerJoin(postTargets, eq(postTargets.socialAccountId, socialAccounts.id))
    .innerJoin(posts, and(eq(posts.accountId, postTargets.accountId), eq(posts.id, postTargets.postId)))
    .where(
      and(
        eq(socialAccounts.accountId, accountId),
        eq(postTargets.accountId, accountId),
        eq(postTargets.state, 'confirmed'),
        since === null ? isNotNull(postTargets.publishedAt) : gte(postTargets.publishedAt, since),
        sql`not exists (select 1 from ${postFigures} f
            where f.account_id = ${postTargets.accountId} and f.target_id = ${postTargets.id})`,
      ),
    )
    .limit(most)
  return rows.map(({ target, post }) => ({
    accountId,
    targetId: target.id,
    socialAccountId: target.socialAccountId,
    network: target.network,
    kind: target.kind,
    tags: Words.parse(target.words ?? post).hashtags,
    publishedAt: target.publishedAt ?? post.uploadAt,
    projectId: post.projectId,
    seconds: Video.parse(post.video).seconds,
    zone: post.zone,
  }))
}

/** Keeps posts whose figures nobody knows yet; gives those that were not kept before. */
export async function insertFigures(
  { db }: Store,
  list: readonly Unkept[],
  nextAt: Date,
): Promise<Set<string>> {
  if (list.length === 0) return new Set()
  const rows = await db()
    .insert(postFigures)
    .values(
      list.map(({ projectId: _project, seconds: _seconds, zone: _zone, ...row }) => ({ ...row, nextAt })),
    )
    .onConflictDoNothing()
    .returning({ id: postFigures.targetId })
  return new Set(rows.map(({ id }) => id))
}

/** A post whose figures are asked for, by the name that its network knows it by. */
export type DuePost = { targetId: string; remoteId: string; kind: PostKind }

/** Posts of a linked account that are to be asked for, those that have waited longest first. */
export async function listDuePosts(
  { db }: Store,
  socialAccountId: string,
  now: Date,
  most: number,
): Promise<DuePost[]> {
  const rows = await db()
    .select({ targetId: postFigures.targetId, remoteId: postTargets.remoteId, kind: postFigures.kind })
    .from(postFigures)
    .innerJoin(
      postTargets,
      and(eq(postTargets.accountId, postFigures.accountId), eq(postTargets.id, postFigures.targetId)),
    )
    .where(
      and(
        eq(postFigures.socialAccountId, socialAccountId),
        lte(postFigures.nextAt, now),
        isNotNull(postTargets.remoteId),
      ),
    )
    .orderBy(asc(postFigures.nextAt), asc(postFigures.targetId))
    .limit(most)
  return rows.map(({ kind, remoteId, targetId }) => ({
    targetId,
    remoteId: remoteId ?? '',
    kind: PostKind.parse(kind),
  }))
}

/** What is known of posts, which nobody else changes until the transaction ends. */
export async function lockFigures({ db }: Store, accountId: string, ids: readonly string[]): Promise<Row[]> {
  return db()
    .select()
    .from(postFigures)
    .where(and(eq(postFigures.accountId, accountId), inArray(postFigures.targetId, [...ids])))
    .orderBy(asc(postFigures.targetId))
    .for('update')
}

export async function updateFigures(
  { db }: Store,
  { accountId, targetId }: Pick<Row, 'accountId' | 'targetId'>,
  changes: Partial<Row>,
): Promise<void> {
  await db()
    .update(postFigures)
    .set(changes)
    .where(and(eq(postFigures.accountId, accountId), eq(postFigures.targetId, targetId)))
}

/** Adds what came on days to what did already. */
export async function addDays(
  { db }: Store,
  of: { accountId: string; network: NetworkId },
  days: ReadonlyMap<string, DayFigures>,
): Promise<void> {
  if (days.size === 0) return
  const columns = getTableColumns(figureDays)
  const more = (name: keyof DayFigures) => {
    const [has, is] = [columns[name], sql.raw(`excluded.${columns[name].name}`)]
    return sql`case when ${is} is null then ${has} else coalesce(${has}, 0) + ${is} end`
  }
  await db()
    .insert(figureDays)
    .values([...days].map(([day, figures]) => ({ ...of, day, ...figures })))
    .onConflictDoUpdate({
      target: [figureDays.accountId, figureDays.day, figureDays.network],
      set: Object.fromEntries(dayFigures.map((name) => [name, more(name)])),
    })
}

/** Keeps how many followers an account has, the last of each day. */
export async function setFollowers({ db }: Store, row: typeof followerDays.$inferInsert): Promise<void> {
  await db()
    .insert(followerDays)
    .values(row)
    .onConflictDoUpdate({
      target: [followerDays.accountId, followerDays.day, followerDays.socialAccountId],
      set: { followers: row.followers },
    })
}

/** Takes one ask out of what all accounts together may ask a network for in a period; false when none is left. */
export async function takeAsk(
  { db }: Store,
  network: NetworkId,
  { posts: most, from }: ProgramQuota,
): Promise<boolean> {
  const rows = await db()
    .insert(networkQuotas)
    .values({ network: `${network} figures`, from, used: 1 })
    .onConflictDoUpdate({
      target: [networkQuotas.network, networkQuotas.from],
      set: { used: sql`${networkQuotas.used} + 1` },
      setWhere: lt(networkQuotas.used, most),
    })
    .returning({ used: networkQuotas.used })
  return rows.length > 0
}

/** Deletes what was collected for an owner. */
export async function forgetFigures({ db }: Store, accountId: string): Promise<void> {
  for (const table of [figureSources, postFigures, postDays, figureDays, followerDays])
    await db().delete(table).where(eq(table.accountId, accountId))
}

function isSource(socialAccountId: string) {
  return eq(figureSources.socialAccountId, socialAccountId)
}

function toSource(row: typeof figureSources.$inferSelect): Source {
  return { ...row, ...KeptSource.parse(row) }
}
