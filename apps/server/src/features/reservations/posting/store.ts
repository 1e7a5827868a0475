import { NetworkId, postFailures, postKinds, trailKinds, waitReasons } from '@clipmint/contract'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { postEvents, postTargets } from '../../../db/tables/reservations.ts'
import { seal, unseal } from '../../../sealing.ts'
import { type Target, type TargetKey, targetStates } from './target.ts'
import type { TrailEvent } from './trail.ts'

type Store = Pick<Context, 'db' | 'signer'>
type Row = typeof postTargets.$inferSelect

export const Scalars = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
/** What the database keeps as text or JSON, read back into what it was. */
const Kept = z.object({
  network: NetworkId,
  kind: z.enum(postKinds),
  words: z.object({ caption: z.string(), hashtags: z.array(z.string()), title: z.string() }).nullable(),
  settings: z.record(z.string(), z.union([z.string(), z.boolean()])),
  state: z.enum(targetStates),
  waitsFor: z.enum(waitReasons).nullable(),
  failure: z.enum(postFailures).nullable(),
})
const StoredEvent = z.object({ kind: z.enum(trailKinds), detail: Scalars })

export async function insertTargets(store: Store, targets: readonly Target[]): Promise<void> {
  await store
    .db()
    .insert(postTargets)
    .values(targets.map((target) => ({ ...target, ticket: sealTicket(store, target, target.ticket) })))
}

/** What a post is on each of its networks. */
export async function listTargets(store: Store, { accountId, id }: TargetKey): Promise<Target[]> {
  return listTargetsOf(store, accountId, [id])
}

/** What several posts are on their networks. */
export async function listTargetsOf(
  store: Store,
  accountId: string,
  postIds: readonly string[],
): Promise<Target[]> {
  if (postIds.length === 0) return []
  const rows = await store
    .db()
    .select()
    .from(postTargets)
    .where(and(eq(postTargets.accountId, accountId), inArray(postTargets.postId, [...postIds])))
    .orderBy(asc(postTargets.network), asc(postTargets.kind))
  return rows.map((row) => toTarget(store, row))
}

/**
 * Takes the sole right to work on a target that is due until `until`, of which a process that died has let go by then;
 * null when it is not due, is at rest, or another has it. `wasHeld` says that somebody had it and did not let go.
 */
export async function takeClaim(
  store: Store,
  key: TargetKey,
  { now, until }: { now: Date; until: Date },
): Promise<{ target: Target; wasHeld: boolean } | null> {
  const [row] = await store
    .db()
    .select()
    .from(postTargets)
    .where(
      and(
        isTarget(key),
        lte(postTargets.nextAt, now),
        or(isNull(postTargets.claimedUntil), lte(postTargets.claimedUntil, now)),
      ),
    )
    .for('update', { skipLocked: true })
  if (!row) return null
  const target = await updateTarget(store, row, { claimedUntil: until })
  return target && { target, wasHeld: row.claimedUntil !== null }
}

/** Saves changes of a target that nobody wrote to since `version`, whose number goes up; null when somebody did. */
export async function updateTarget(
  store: Store,
  { accountId, id, version }: Pick<Target, 'accountId' | 'id' | 'version'>,
  { ticket, ...changes }: Partial<Target>,
): Promise<Target | null> {
  const sealed = ticket === undefined ? {} : { ticket: sealTicket(store, { accountId, id }, ticket) }
  const [row] = await store
    .db()
    .update(postTargets)
    .set({ ...changes, ...sealed, version: version + 1 })
    .where(and(isTarget({ accountId, id }), eq(postTargets.version, version)))
    .returning()
  return row ? toTarget(store, row) : null
}

/** Keeps a claim and tells how much was sent, without a new version; false when somebody wrote to the target. */
export async function prolongClaim(
  { db }: Store,
  { accountId, id, version }: Pick<Target, 'accountId' | 'id' | 'version'>,
  changes: Pick<Target, 'claimedUntil' | 'sentBytes'>,
): Promise<boolean> {
  const rows = await db()
    .update(postTargets)
    .set(changes)
    .where(and(isTarget({ accountId, id }), eq(postTargets.version, version)))
    .returning({ id: postTargets.id })
  return rows.length > 0
}

/** Targets that are due and that nobody works on, those that have waited longest first. */
export async function listDue({ db }: Store, now: Date, most: number): Promise<TargetKey[]> {
  return db()
    .select({ accountId: postTargets.accountId, id: postTargets.id })
    .from(postTargets)
    .where(
      and(
        isNotNull(postTargets.nextAt),
        lte(postTargets.nextAt, now),
        or(isNull(postTargets.claimedUntil), lte(postTargets.claimedUntil, now)),
      ),
    )
    .orderBy(asc(postTargets.nextAt), asc(postTargets.id))
    .limit(most)
}

/** Targets of a linked account that its network knows by a ticket. */
export async function listTicketed(
  store: Store,
  { accountId, socialAccountId }: Pick<Target, 'accountId' | 'socialAccountId'>,
): Promise<Target[]> {
  const theirs = and(
    eq(postTargets.accountId, accountId),
    eq(postTargets.socialAccountId, socialAccountId),
    isNotNull(postTargets.ticket),
  )
  const rows = await store.db().select().from(postTargets).where(theirs)
  return rows.map((row) => toTarget(store, row))
}

/** Ids by which a network knows other posts of ours on the same account. */
export async function listSeen({ db }: Store, target: Target): Promise<string[]> {
  const rows = await db()
    .select({ remoteId: postTargets.remoteId })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.network, target.network),
        eq(postTargets.socialAccountId, target.socialAccountId),
        isNotNull(postTargets.remoteId),
      ),
    )
  return rows.flatMap(({ remoteId }) => remoteId ?? [])
}

export async function insertEvent(
  { db }: Store,
  { accountId, id, version }: Pick<Target, 'accountId' | 'id' | 'version'>,
  { at, kind, detail }: TrailEvent & { at: Date },
): Promise<void> {
  // A version is written once, so its number is the event's place in the trail.
  await db().insert(postEvents).values({ accountId, targetId: id, no: version, at, kind, detail })
}

/** Everything that happened to a target, oldest first. */
export async function listEvents(
  { db }: Store,
  { accountId, id }: TargetKey,
): Promise<(TrailEvent & { at: Date })[]> {
  const rows = await db()
    .select()
    .from(postEvents)
    .where(and(eq(postEvents.accountId, accountId), eq(postEvents.targetId, id)))
    .orderBy(asc(postEvents.no))
  return rows.map((row) => ({ at: row.at, ...StoredEvent.parse(row) }))
}

function isTarget({ accountId, id }: TargetKey) {
  return and(eq(postTargets.accountId, accountId), eq(postTargets.id, id))
}

function toTarget(store: Store, row: Row): Target {
  return { ...row, ...Kept.parse(row), ticket: openTicket(store, row) }
}

/** Tickets hold addresses by which anyone could send: they are of use to the server alone. */
function sealTicket({ signer }: Store, key: TargetKey, ticket: Target['ticket']): string | null {
  return ticket === null ? null : seal(signer.keyFor('post-ticket'), JSON.stringify(ticket), aboutOf(key))
}

function openTicket({ signer }: Store, row: Row): Target['ticket'] {
  if (row.ticket === null) return null
  const opened = unseal(signer.keyFor('post-ticket'), row.ticket, aboutOf(row))
  // The key of this installation is another than it was sealed with: the network's lists still know the post.
  return opened === null ? null : Scalars.parse(JSON.parse(opened))
}

function aboutOf({ accountId, id }: TargetKey): string {
  return `ticket:${accountId}:${id}`
}
