import {
  type CampaignStop,
  type LinkFault,
  limits,
  type NotificationSettings,
  type RenderFailure,
} from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { listDevices } from '../account/index.ts'
import { mailPlan } from './rules.ts'
import {
  type ApprovalNotification,
  type CampaignNotification,
  type Channels,
  countUnread,
  type CreditNotification,
  deleteOfCredits,
  deleteOfProjects,
  deleteOld,
  dropOldPosters,
  findChannels,
  hasUnseenComment,
  hasUnseenOfCredits,
  insertNotification,
  type LinkNotification,
  markNotifications,
  type PlanNotification,
  type PostNotification,
  type RenderNotification,
  type ReviewNotification,
  saveChannels,
  type StoredNotification,
} from './store.ts'

export type RenderEnd = {
  accountId: string
  renderId: string
  projectId: string
  title: string
  /** Why there is no video; null when there is one. */
  failure: RenderFailure | null
  posterKey: string | null
  requestedAt: Date
}

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'jobs' | 'events' | 'settings'>

/**
 * Tells an owner how a render ended: in the site at once, by push to each browser that agreed, and by mail. Inside the
 * transaction that ends the render, so that it is told exactly when it has ended; a render is told of once.
 */
export async function tellRenderEnd(ctx: Door, end: RenderEnd): Promise<void> {
  const { requestedAt, ...facts } = end
  const now = ctx.now()
  const notification: RenderNotification = {
    ...facts,
    id: ctx.newId(),
    kind: end.failure === null ? 'render-done' : 'render-failed',
    createdAt: now,
    seenAt: null,
    readAt: null,
    mailedAt: null,
  }
  if (!(await insertNotification(ctx, notification))) return
  if (end.failure === null) await dropOldPosters(ctx, notification)
  await spread(
    ctx,
    notification,
    mailPlan(now.getTime() - requestedAt.getTime(), ctx.settings.mailAfterSeconds),
  )
}

export type CreditEnd = { accountId: string; amount: number; expiresAt: Date }

/**
 * Tells an owner that credits run out soon: in the site, by push and by mail. Whoever has not looked since they were last
 * told lets their credits go, and is told in the site alone, rather than each month. Inside the transaction that notes that
 * they were told.
 */
export async function tellCreditsExpiring(ctx: Door, end: CreditEnd): Promise<void> {
  const notification: CreditNotification = {
    ...end,
    id: ctx.newId(),
    kind: 'credits-expiring',
    createdAt: ctx.now(),
    seenAt: null,
    readAt: null,
    mailedAt: null,
  }
  const isOverlooked = await hasUnseenOfCredits(ctx, end.accountId)
  await insertNotification(ctx, notification)
  if (isOverlooked) await showInSite(ctx, notification)
  else await spread(ctx, notification, { afterSeconds: 0, always: true })
}

/**
 * Tells an owner that their plan has ended, as its charge failed for the last time: in the site and by push. The mail that
 * says so is that of the payment. Inside the transaction that ends it.
 */
export async function tellPlanEnded(ctx: Door, accountId: string, planType: number): Promise<void> {
  const notification: PlanNotification = {
    accountId,
    planType,
    id: ctx.newId(),
    kind: 'plan-ended',
    createdAt: ctx.now(),
    seenAt: null,
    readAt: null,
    mailedAt: null,
  }
  await insertNotification(ctx, notification)
  await pushToDevices(ctx, notification)
  await showInSite(ctx, notification)
}

type LinkNews = Pick<LinkNotification, 'accountId' | 'network' | 'title'>

/**
 * Tells an owner that a link to a network ends soon: in the site, by push and by mail. Inside the transaction that notes that
 * they were told.
 */
export function tellLinkExpiring(ctx: Door, news: LinkNews & { expiresAt: Date }): Promise<void> {
  return tellOfLink(ctx, { ...freshNews(ctx), ...news, kind: 'link-expiring' })
}

/** Tells an owner that a link to a network works no more, and why; inside the transaction that notes it. */
export function tellLinkEnded(ctx: Door, news: LinkNews & { failure: LinkFault }): Promise<void> {
  return tellOfLink(ctx, { ...freshNews(ctx), ...news, kind: 'link-ended' })
}

async function tellOfLink(ctx: Door, notification: LinkNotification): Promise<void> {
  await insertNotification(ctx, notification)
  await spread(ctx, notification, { afterSeconds: 0, always: true })
}

/**
 * Tells an owner how a post ended: in the site, by push, and by mail where they do not see it there. Inside the transaction in
 * which it comes to rest, so that it is told once, and again only after its owner had it sent again.
 */
export async function tellPostEnd(
  ctx: Door,
  end: Pick<PostNotification, 'accountId' | 'postId' | 'kind' | 'title'>,
): Promise<void> {
  const notification: PostNotification = { ...freshNews(ctx), ...end }
  await insertNotification(ctx, notification)
  await spread(ctx, notification, { afterSeconds: ctx.settings.mailAfterSeconds, always: false })
}

/**
 * Tells an owner that a campaign was stopped, and why: in the site, by push and by mail. Inside the transaction that stops it; not
 * where its owner did so themselves.
 */
export async function tellCampaignStopped(
  ctx: Door,
  {
    accountId,
    campaignId: postId,
    title,
    reason: failure,
  }: { accountId: string; campaignId: string; title: string; reason: CampaignStop },
): Promise<void> {
  const news = { accountId, postId, title, failure, kind: 'campaign-stopped' } as const
  const notification: CampaignNotification = { ...freshNews(ctx), ...news }
  await insertNotification(ctx, notification)
  await spread(ctx, notification, { afterSeconds: 0, always: true })
}

/**
 * Tells an owner that posts of a campaign wait to be decided about: in the site and by push; the mail of it is the approvals' own.
 * Inside the transaction in which they begin to wait.
 */
export async function tellApprovalNeeded(
  ctx: Door,
  news: Pick<ApprovalNotification, 'accountId' | 'postId' | 'title'>,
): Promise<void> {
  const notification: ApprovalNotification = { ...freshNews(ctx), ...news, kind: 'approval-needed' }
  await insertNotification(ctx, notification)
  await pushToDevices(ctx, notification)
  await showInSite(ctx, notification)
}

/**
 * Tells an owner what was done by a link that asks for approval: in the site and by push, and of what was said there by mail,
 * too, where they do not see it. While they have not looked, they are told once of all that is said of a post. Inside the
 * transaction that does it.
 */
export async function tellReview(
  ctx: Door,
  news: Pick<ReviewNotification, 'accountId' | 'postId' | 'kind' | 'title'>,
): Promise<void> {
  const isSaid = news.kind === 'approval-commented'
  if (isSaid && (await hasUnseenComment(ctx, news))) return
  const notification: ReviewNotification = { ...freshNews(ctx), ...news }
  await insertNotification(ctx, notification)
  if (isSaid) {
    await spread(ctx, notification, { afterSeconds: ctx.settings.mailAfterSeconds, always: false })
    return
  }
  await pushToDevices(ctx, notification)
  await showInSite(ctx, notification)
}

function freshNews({ newId, now }: Pick<Door, 'newId' | 'now'>) {
  return { id: newId(), createdAt: now(), seenAt: null, readAt: null, mailedAt: null }
}

/** Takes back what was told of credits that run out at this time, because none of them is left: its mail goes out no more. */
export async function takeBackCreditsExpiring(
  ctx: Pick<Context, 'db' | 'events'>,
  accountId: string,
  expiresAt: Date,
): Promise<void> {
  const wasTold = await deleteOfCredits(ctx, accountId, expiresAt)
  if (wasTold) await ctx.events.publish(accountId, { kind: 'notification.marked', id: accountId })
}

/** Sends a notification that was saved to wherever its owner hears of it. */
async function spread(
  ctx: Door,
  notification: StoredNotification,
  { afterSeconds, always }: ReturnType<typeof mailPlan>,
): Promise<void> {
  const { accountId, id } = notification
  await ctx.jobs.send(
    'notifications.mail',
    { accountId, notificationId: id, always },
    { after: { seconds: afterSeconds } },
  )
  await pushToDevices(ctx, notification)
  await showInSite(ctx, notification)
}

async function pushToDevices(
  ctx: Pick<Context, 'db' | 'jobs'>,
  { accountId, id: notificationId }: StoredNotification,
): Promise<void> {
  for (const device of await listDevices(ctx, accountId))
    await ctx.jobs.send(
      'notifications.pushToDevice',
      { accountId, notificationId, deviceId: device.id },
      { key: accountId },
    )
}

async function showInSite(
  { events }: Pick<Context, 'events'>,
  { accountId, id }: StoredNotification,
): Promise<void> {
  await events.publish(accountId, { kind: 'notification', id })
}

/** Marks notifications as seen or read, tells other open screens when that changed something, and counts the unread. */
export async function mark(
  ctx: Pick<Context, 'db' | 'now' | 'events' | 'withTx'>,
  accountId: string,
  as: 'seenAt' | 'readAt',
  ids: readonly string[] | null,
): Promise<number> {
  return ctx.withTx(async () => {
    const isNew = await markNotifications(ctx, accountId, { as, ids, at: ctx.now() })
    if (isNew) await ctx.events.publish(accountId, { kind: 'notification.marked', id: accountId })
    return countUnread(ctx, accountId)
  })
}

/** Where an owner wants to hear of it, and what a browser needs to be pushed to. */
export async function settingsOf(
  ctx: Pick<Context, 'db' | 'outside'>,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<NotificationSettings> {
  const devices = await listDevices(ctx, accountId)
  return {
    ...(await findChannels(ctx, accountId)),
    publicKey: ctx.outside.push.publicKey,
    devices: devices.length,
    thisDevice: devices.some((device) => device.sessionId === sessionId),
  }
}

export async function editChannels(
  ctx: Pick<Context, 'db' | 'now' | 'withTx'>,
  accountId: string,
  changes: { [Channel in keyof Channels]?: boolean | undefined },
): Promise<void> {
  await ctx.withTx(async () => {
    const before = await findChannels(ctx, accountId)
    const after: Channels = {
      mail: changes.mail ?? before.mail,
      push: changes.push ?? before.push,
      digest: changes.digest ?? before.digest,
    }
    await saveChannels(ctx, accountId, after)
  })
}

/** Forgets what was told of projects that are deleted; inside the transaction that deletes them. */
export async function forgetNotifications(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projectIds: readonly string[],
): Promise<void> {
  await deleteOfProjects(ctx, accountId, projectIds)
}

/** Forgets what nobody looks for any more. */
export async function forgetOld(ctx: Pick<Context, 'db' | 'now' | 'withTx'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - limits.notificationDays * 86_400_000)
  await ctx.withTx(() => deleteOld(ctx, before))
}
