import { type LoginChannel, LoginChannel as Channel } from '@clipmint/contract'
import { and, eq, lt } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { socialIdentities, usedLoginTokens } from '../../../db/tables/social.ts'

type Store = Pick<Context, 'db'>
type Row = typeof socialIdentities.$inferSelect

/** Who an owner is at a provider, as stored. */
export type SocialLink = Omit<Row, 'channel'> & { channel: LoginChannel }

/** Whose a provider's person is; null when nobody's. */
export async function findLink(
  { db }: Store,
  { channel, subject }: Pick<SocialLink, 'channel' | 'subject'>,
): Promise<SocialLink | null> {
  const matches = and(eq(socialIdentities.channel, channel), eq(socialIdentities.subject, subject))
  const [found] = await db().select().from(socialIdentities).where(matches)
  return found ? toLink(found) : null
}

/** The links of an owner, the oldest first. */
export async function listLinks({ db }: Store, accountId: string): Promise<SocialLink[]> {
  const rows = await db()
    .select()
    .from(socialIdentities)
    .where(eq(socialIdentities.accountId, accountId))
    .orderBy(socialIdentities.linkedAt, socialIdentities.channel)
  return rows.map(toLink)
}

/** Saves a link; false when the person, or another one of the provider, was linked in the meantime. */
export async function insertLink({ db }: Store, link: SocialLink): Promise<boolean> {
  const [saved] = await db().insert(socialIdentities).values(link).onConflictDoNothing().returning()
  return saved !== undefined
}

/** Keeps what the provider last told of a person; a grant stays until there is a newer one. */
export async function updateLink(
  { db }: Store,
  { accountId, channel }: Pick<SocialLink, 'accountId' | 'channel'>,
  changes: Partial<Pick<SocialLink, 'email' | 'isEmailProven' | 'grant'>>,
): Promise<void> {
  await db().update(socialIdentities).set(changes).where(keyOf(accountId, channel))
}

export async function deleteLink(
  { db }: Store,
  { accountId, channel }: Pick<SocialLink, 'accountId' | 'channel'>,
): Promise<void> {
  await db().delete(socialIdentities).where(keyOf(accountId, channel))
}

/** Uses a login token up; false when it had been used. */
export async function useLoginToken({ db }: Store, token: { id: string; usedAt: Date }): Promise<boolean> {
  const [saved] = await db().insert(usedLoginTokens).values(token).onConflictDoNothing().returning()
  return saved !== undefined
}

/** Forgets tokens that were used before a time. */
export async function forgetLoginTokens({ db }: Store, before: Date): Promise<void> {
  await db().delete(usedLoginTokens).where(lt(usedLoginTokens.usedAt, before))
}

function keyOf(accountId: string, channel: LoginChannel) {
  return and(eq(socialIdentities.accountId, accountId), eq(socialIdentities.channel, channel))
}

function toLink(row: Row): SocialLink {
  return { ...row, channel: Channel.parse(row.channel) }
}
