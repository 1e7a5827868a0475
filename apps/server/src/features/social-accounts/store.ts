import { LinkFault, NetworkId } from '@clipmint/contract'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { socialAccountEvents, socialAccounts } from '../../db/tables/social-accounts.ts'

type Row = typeof socialAccounts.$inferSelect
/** A page, account or channel as stored, living or not; its tokens are sealed. */
export type StoredLink = Omit<Row, 'network' | 'fault'> & { network: NetworkId; fault: LinkFault | null }

type Door = Pick<Context, 'db'>

/** The living link of an owner to a network. */
export async function findLiving(
  { db }: Door,
  accountId: string,
  network: NetworkId,
): Promise<StoredLink | null> {
  const [row] = await db()
    .select()
    .from(socialAccounts)
    .where(and(own(accountId), eq(socialAccounts.network, network), isNull(socialAccounts.unlinkedAt)))
  return row ? toLink(row) : null
}

/** The living links of an owner. */
export async function listLiving({ db }: Door, accountId: string): Promise<StoredLink[]> {
  const rows = await db()
    .select()
    .from(socialAccounts)
    .where(and(own(accountId), isNull(socialAccounts.unlinkedAt)))
  return rows.map(toLink)
}

/** A link by its id, also one that has ended; `accountId` when it must be this owner's. */
export async function findById(
  { db }: Door,
  id: string,
  accountId: string | null = null,
): Promise<StoredLink | null> {
  const [row] = await db()
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.id, id), accountId === null ? undefined : own(accountId)))
  return row ? toLink(row) : null
}

/** Links of an owner by their ids, also those that have ended. */
export async function listByIds(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredLink[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select()
    .from(socialAccounts)
    .where(and(own(accountId), inArray(socialAccounts.id, [...ids])))
  return rows.map(toLink)
}

/** The living links to a page, account or channel: two owners may have linked the same. */
export async function listLinksTo({ db }: Door, network: NetworkId, remoteId: string): Promise<StoredLink[]> {
  const isIt = and(eq(socialAccounts.network, network), eq(socialAccounts.remoteId, remoteId))
  const rows = await db()
    .select()
    .from(socialAccounts)
    .where(and(isIt, isNull(socialAccounts.unlinkedAt)))
  return rows.map(toLink)
}

/** Saves a link; one to the same page, account or channel that there was before lives again under its id. */
export async function saveLink({ db }: Door, link: StoredLink): Promise<StoredLink> {
  const { id: _id, accountId: _owner, network: _network, remoteId: _remote, ...rest } = link
  const [row] = await db()
    .insert(socialAccounts)
    .values(link)
    .onConflictDoUpdate({
      target: [socialAccounts.accountId, socialAccounts.network, socialAccounts.remoteId],
      set: rest,
    })
    .returning()
  if (!row) throw new Error('A link that was saved is not there.')
  return toLink(row)
}

/** Ends the living link of an owner to a network and lets go of its tokens; gives it as it was. */
export async function endLink(
  ctx: Door,
  { accountId, network }: Pick<StoredLink, 'accountId' | 'network'>,
  at: Date,
): Promise<StoredLink | null> {
  const living = await findLiving(ctx, accountId, network)
  if (!living) return null
  await ctx
    .db()
    .update(socialAccounts)
    .set({ unlinkedAt: at, tokens: null, renewsAt: null, endsAt: null, renewingAt: null })
    .where(eq(socialAccounts.id, living.id))
  return living
}

/** Notes why a link works no more; null when it has ended, or somebody noted it before. */
export async function setFault(
  { db }: Door,
  id: string,
  { fault, at }: { fault: LinkFault; at: Date },
): Promise<StoredLink | null> {
  const [row] = await db()
    .update(socialAccounts)
    .set({ fault, faultAt: at })
    .where(and(eq(socialAccounts.id, id), isNull(socialAccounts.fault), isNull(socialAccounts.unlinkedAt)))
    .returning()
  return row ? toLink(row) : null
}

/**
 * Takes the right to get the next tokens, which one process may have at a time and of which a dead one lets go; false when
 * another has it, or had it since the link was read.
 */
export async function claimRenewal(
  { db }: Door,
  link: StoredLink,
  { now, deadBefore }: { now: Date; deadBefore: Date },
): Promise<boolean> {
  const isFree = or(isNull(socialAccounts.renewingAt), lt(socialAccounts.renewingAt, deadBefore))
  const claimed = await db()
    .update(socialAccounts)
    .set({ renewingAt: now })
    .where(and(isUnchanged(link), isFree))
    .returning({ id: socialAccounts.id })
  return claimed.length > 0
}

/** Ends a renewal, with new tokens where there are some; false when the link was made anew or ended meanwhile. */
export async function endRenewal(
  { db }: Door,
  link: StoredLink,
  came: Partial<Pick<StoredLink, 'tokens' | 'renewsAt' | 'endsAt'>>,
): Promise<boolean> {
  const saved = await db()
    .update(socialAccounts)
    .set({ ...came, renewingAt: null })
    .where(isUnchanged(link))
    .returning({ id: socialAccounts.id })
  return saved.length > 0
}

/** Links that a job has to have renewed, the most overdue first. */
export async function listRenewable({ db }: Door, now: Date, most: number): Promise<StoredLink[]> {
  const rows = await db()
    .select()
    .from(socialAccounts)
    .where(and(isWell, isNotNull(socialAccounts.renewsAt), lte(socialAccounts.renewsAt, now)))
    .orderBy(asc(socialAccounts.renewsAt))
    .limit(most)
  return rows.map(toLink)
}

/** Links that end by then. */
export async function listEnding({ db }: Door, until: Date, most: number): Promise<StoredLink[]> {
  const rows = await db()
    .select()
    .from(socialAccounts)
    .where(and(isWell, lte(socialAccounts.endsAt, until)))
    .orderBy(asc(socialAccounts.endsAt))
    .limit(most)
  return rows.map(toLink)
}

export async function noteWarned({ db }: Door, id: string, at: Date): Promise<void> {
  await db().update(socialAccounts).set({ warnedAt: at }).where(eq(socialAccounts.id, id))
}

export type LinkEvent = 'linked' | 'relinked' | 'replaced' | 'unlinked' | 'ended' | 'left'

/** Writes down what happened to a link; inside the transaction that does it. */
export async function writeEvent(
  { db, newId, now }: Pick<Context, 'db' | 'newId' | 'now'>,
  { accountId, network, remoteId, name }: StoredLink,
  what: LinkEvent,
): Promise<void> {
  await db()
    .insert(socialAccountEvents)
    .values({ id: newId(), accountId, network, remoteId, name, what, at: now() })
}

/** What happened to an owner's links, the last first. */
export async function listLinkEvents(
  { db }: Door,
  accountId: string,
): Promise<(typeof socialAccountEvents.$inferSelect)[]> {
  return db()
    .select()
    .from(socialAccountEvents)
    .where(eq(socialAccountEvents.accountId, accountId))
    .orderBy(desc(socialAccountEvents.at), desc(socialAccountEvents.id))
    .limit(100)
}

/** Deletes all that is known of an owner's links. */
export async function deleteLinks({ db }: Door, accountId: string): Promise<void> {
  await db().delete(socialAccounts).where(own(accountId))
  await db().delete(socialAccountEvents).where(eq(socialAccountEvents.accountId, accountId))
}

const isWell = and(isNull(socialAccounts.unlinkedAt), isNull(socialAccounts.fault))

function own(accountId: string) {
  return eq(socialAccounts.accountId, accountId)
}

/** The row as long as its tokens are those that were read. */
function isUnchanged({ id, tokens }: Pick<StoredLink, 'id' | 'tokens'>) {
  return and(
    eq(socialAccounts.id, id),
    tokens === null ? isNull(socialAccounts.tokens) : eq(socialAccounts.tokens, tokens),
  )
}

function toLink(row: Row): StoredLink {
  return {
    ...row,
    network: NetworkId.parse(row.network),
    fault: LinkFault.nullable().parse(row.fault),
  }
}
