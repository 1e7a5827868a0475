import { approvalNews, CampaignStop, LinkFault, NetworkId, postEnds, RenderFailure } from '@clipmint/contract'
import { and, count, desc, eq, exists, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../context.ts'
import { notificationPushes, notifications, notificationSettings } from '../../db/tables/notifications.ts'

type Store = Pick<Context, 'db'>
type Row = typeof notifications.$inferSelect

const told = {
  accountId: z.string(),
  id: z.string(),
  createdAt: z.date(),
  seenAt: z.date().nullable(),
  readAt: z.date().nullable(),
  mailedAt: z.date().nullable(),
}
/** How a render ended. */
const RenderNotification = z.object({
  ...told,
  kind: z.enum(['render-done', 'render-failed']),
  renderId: z.string(),
  projectId: z.string(),
  title: z.string(),
  failure: RenderFailure.nullable(),
  posterKey: z.string().nullable(),
})
/** Credits that run out soon. */
const CreditNotification = z.object({
  ...told,
  kind: z.literal('credits-expiring'),
  amount: z.number().int(),
  expiresAt: z.date(),
})
/** A plan that has ended, as its charge failed for the last time. */
const PlanNotification = z.object({ ...told, kind: z.literal('plan-ended'), planType: z.number().int() })
/** A link to a network that ends soon, or has ended and why; `title` is what was linked. */
const LinkNotification = z.discriminatedUnion('kind', [
  z.object({
    ...told,
    kind: z.literal('link-expiring'),
    network: NetworkId,
    title: z.string(),
    expiresAt: z.date(),
  }),
  z.object({
    ...told,
    kind: z.literal('link-ended'),
    network: NetworkId,
    title: z.string(),
    failure: LinkFault,
  }),
])
/** How a post ended as a whole; `title` is its video's. */
const PostNotification = z.object({ ...told, kind: z.enum(postEnds), postId: z.string(), title: z.string() })
/** A campaign that the service stopped, and why; `postId` is the campaign, `title` what its owner calls it. */
const CampaignNotification = z.object({
  ...told,
  kind: z.literal('campaign-stopped'),
  postId: z.string(),
  title: z.string(),
  failure: CampaignStop,
})
/** Posts of a campaign that wait to be decided about; `postId` is the first of them, `title` the campaign's. */
const ApprovalNotification = z.object({
  ...told,
  kind: z.literal('approval-needed'),
  postId: z.string(),
  title: z.string(),
})
/** What somebody did by a link that asks for approval; `postId` is the campaign's post, `title` the campaign's. */
const ReviewNotification = z.object({
  ...told,
  kind: z.enum(approvalNews),
  postId: z.string(),
  title: z.string(),
})
/** What each kind knows; in the table any of it may be null. */
const StoredNotification = z.discriminatedUnion('kind', [
  RenderNotification,
  CreditNotification,
  PlanNotification,
  LinkNotification,
  PostNotification,
  CampaignNotification,
  ApprovalNotification,
  ReviewNotification,
])

export type RenderNotification = z.infer<typeof RenderNotification>
export type CreditNotification = z.infer<typeof CreditNotification>
export type PlanNotification = z.infer<typeof PlanNotification>
export type LinkNotification = z.infer<typeof LinkNotification>
export type PostNotification = z.infer<typeof PostNotification>
export type CampaignNotification = z.infer<typeof CampaignNotification>
export type ApprovalNotification = z.infer<typeof ApprovalNotification>
export type ReviewNotification = z.infer<typeof ReviewNotification>
export type StoredNotification = z.infer<typeof StoredNotification>

/** Saves a notification; false when its render has one already. */
export async function insertNotification({ db }: Store, notification: StoredNotification): Promise<boolean> {
  const saved = await db()
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return saved.length > 0
}

export async function findNotification(
  { db }: Store,
  accountId: string,
  id: string,
): Promise<StoredNotification | null> {
  const [row] = await db()
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), eq(notifications.id, id)))
  return row ? toNotification(row) : null
}

/** A page of an account's notifications, newest first. */
export async function pageOfNotifications(
  { db }: Store,
  accountId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: StoredNotification[]; total: number }> {
  const own = eq(notifications.accountId, accountId)
  const rows = await db()
    .select()
    .from(notifications)
    .where(own)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db().select({ total: count() }).from(notifications).where(own)
  return { list: rows.map(toNotification), total: counted?.total ?? 0 }
}

export async function countUnread({ db }: Store, accountId: string): Promise<number> {
  const [row] = await db()
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
  return row?.unread ?? 0
}

/** Notes when these were seen or read, all of them without any named; the first time stands. */
export async function markNotifications(
  { db }: Store,
  accountId: string,
  { as, ids, at }: { as: 'seenAt' | 'readAt'; ids: readonly string[] | null; at: Date },
): Promise<boolean> {
  const marked = await db()
    .update(notifications)
    .set({ [as]: at })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications[as]),
        ids === null ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
    .returning({ id: notifications.id })
  return marked.length > 0
}

export async function noteMailed(
  { db }: Store,
  { accountId, id }: StoredNotification,
  at: Date,
): Promise<void> {
  await db()
    .update(notifications)
    .set({ mailedAt: at })
    .where(and(eq(notifications.accountId, accountId), eq(notifications.id, id)))
}

/** Lets go of the posters of a project's earlier videos: their files are gone. */
export async function dropOldPosters(
  { db }: Store,
  { accountId, projectId, id }: RenderNotification,
): Promise<void> {
  await db()
    .update(notifications)
    .set({ posterKey: null })
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.projectId, projectId),
        ne(notifications.id, id),
      ),
    )
}

/** Deletes what was told of these projects, with what is known of its pushes. */
export async function deleteOfProjects(
  ctx: Store,
  accountId: string,
  projectIds: readonly string[],
): Promise<void> {
  const own = eq(notifications.accountId, accountId)
  await deleteWithPushes(ctx, and(own, inArray(notifications.projectId, [...projectIds])))
}

/** Whether an owner was told before that credits run out, and has looked at none of it. */
export async function hasUnseenOfCredits({ db }: Store, accountId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.kind, 'credits-expiring'),
        isNull(notifications.seenAt),
        isNull(notifications.readAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether an owner was told of what was said of a post by its link, and has looked at none of it. */
export async function hasUnseenComment(
  { db }: Store,
  { accountId, postId }: Pick<ReviewNotification, 'accountId' | 'postId'>,
): Promise<boolean> {
  const rows = await db()
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.postId, postId),
        eq(notifications.kind, 'approval-commented'),
        isNull(notifications.seenAt),
        isNull(notifications.readAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Deletes what was told of credits that run out at this time; false when nothing was. */
export async function deleteOfCredits(ctx: Store, accountId: string, expiresAt: Date): Promise<boolean> {
  const which = and(
    eq(notifications.accountId, accountId),
    eq(notifications.kind, 'credits-expiring'),
    eq(notifications.expiresAt, expiresAt),
  )
  return (await deleteWithPushes(ctx, which)) > 0
}

/** Deletes what is older than a time, with what is known of its pushes. */
export async function deleteOld(ctx: Store, before: Date): Promise<void> {
  await deleteWithPushes(ctx, lt(notifications.createdAt, before))
}

async function deleteWithPushes({ db }: Store, which: SQL | undefined): Promise<number> {
  const itsPushes = and(
    eq(notifications.accountId, notificationPushes.accountId),
    eq(notifications.id, notificationPushes.notificationId),
  )
  const told = db().select({ id: notifications.id }).from(notifications).where(and(itsPushes, which))
  await db().delete(notificationPushes).where(exists(told))
  return (await db().delete(notifications).where(which).returning({ id: notifications.id })).length
}

type PushKey = { accountId: string; notificationId: string; deviceId: string }

export async function wasPushed({ db }: Store, key: PushKey): Promise<boolean> {
  const rows = await db()
    .select({ sentAt: notificationPushes.sentAt })
    .from(notificationPushes)
    .where(
      and(
        eq(notificationPushes.accountId, key.accountId),
        eq(notificationPushes.notificationId, key.notificationId),
        eq(notificationPushes.deviceId, key.deviceId),
      ),
    )
  return rows.length > 0
}

export async function notePushed({ db }: Store, key: PushKey, sentAt: Date): Promise<void> {
  await db()
    .insert(notificationPushes)
    .values({ ...key, sentAt })
    .onConflictDoNothing()
}

export type Channels = { mail: boolean; push: boolean; digest: boolean }

/** Where an owner wants to hear of it: by mail, push and the weekly digest, until they say otherwise. */
export async function findChannels({ db }: Store, accountId: string): Promise<Channels> {
  const [row] = await db()
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId))
  return { mail: row?.mail ?? true, push: row?.push ?? true, digest: row?.digest ?? true }
}

export async function saveChannels(
  { db, now }: Store & Pick<Context, 'now'>,
  accountId: string,
  channels: Channels,
): Promise<void> {
  const changes = { ...channels, updatedAt: now() }
  await db()
    .insert(notificationSettings)
    .values({ accountId, ...changes })
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: changes })
}

function toNotification(row: Row): StoredNotification {
  return StoredNotification.parse(row)
}

/** Deletes what this area keeps of an owner who has left. */
export async function forget({ db }: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await db().delete(notificationPushes).where(eq(notificationPushes.accountId, accountId))
  await db().delete(notificationSettings).where(eq(notificationSettings.accountId, accountId))
  await db().delete(notifications).where(eq(notifications.accountId, accountId))
}
