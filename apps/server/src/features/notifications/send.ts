import type { Context } from '../../context.ts'
import type { JobOutcome } from '../../jobs/define.ts'
import { CALL_SECONDS, putOff } from '../../jobs/put-off.ts'
import { deliver } from '../../mail/deliver.ts'
import { findAccount, findDevice, forgetDevice } from '../account/index.ts'
import { isMailed, letterOf, lineOf, type Mailed } from './letters.ts'
import { mailOf } from './mail.ts'
import { findChannels, findNotification, noteMailed, notePushed, wasPushed } from './store.ts'

/** Whoever opens a mail late still sees the poster; longer no link of S3 holds. */
const posterSeconds = 7 * 86_400

type MailJob = { accountId: string; notificationId: string; always: boolean }

/** Mails a notification once, unless its owner has seen it already or wants no mail. */
export async function sendMail(
  ctx: Context,
  { accountId, notificationId, always }: MailJob,
): Promise<JobOutcome> {
  const notification = await findNotification(ctx, accountId, notificationId)
  if (!notification || !isMailed(notification) || notification.mailedAt !== null) return { done: true }
  if (!always && (notification.seenAt ?? notification.readAt) !== null) return { done: true }
  const account = await findAccount(ctx, accountId)
  if (!account || account.withdrawnAt || !(await findChannels(ctx, accountId)).mail) return { done: true }
  const lang = account.language === 'en' ? 'en' : 'ko'
  const letter = letterOf(notification, lang)
  const mail = mailOf(ctx.settings, { lang, letter, posterUrl: await posterOf(ctx, notification) })
  const outcome = await deliver(
    ctx,
    { ...mail, to: account.email, onceKey: notificationId },
    notification.createdAt,
  )
  if ('done' in outcome) await noteMailed(ctx, notification, ctx.now())
  return outcome
}

/** The same link on each try of a mail. */
async function posterOf(
  { files, settings }: Pick<Context, 'files' | 'settings'>,
  notification: Mailed,
): Promise<string | null> {
  if (!('posterKey' in notification) || notification.posterKey === null) return null
  const { posterKey, createdAt } = notification
  const link = await files.signedUrl(posterKey, { expiresInSeconds: posterSeconds, from: createdAt })
  return new URL(link, settings.publicUrl).href
}

type PushJob = { accountId: string; notificationId: string; deviceId: string }

/** Pushes a notification to one browser once; a browser that is gone is forgotten. */
export async function sendPush(ctx: Context, job: PushJob): Promise<JobOutcome> {
  const { accountId, notificationId, deviceId } = job
  const notification = await findNotification(ctx, accountId, notificationId)
  const device = await findDevice(ctx, accountId, deviceId)
  if (!notification || !device || (await wasPushed(ctx, job))) return { done: true }
  if (!(await findChannels(ctx, accountId)).push) return { done: true }
  const { subject, short, path } = lineOf(notification, device.language)
  const outcome = await ctx.outside.push.send(device, {
    payload: JSON.stringify({
      id: notificationId,
      title: subject,
      body: short,
      url: path,
      lang: device.language,
    }),
    ttlSeconds: CALL_SECONDS,
    topic: notificationId.replaceAll('-', ''),
  })
  switch (outcome.status) {
    case 'sent':
      await notePushed(ctx, job, ctx.now())
      return { done: true }
    case 'gone':
      await forgetDevice(ctx, accountId, deviceId)
      return { done: true }
    case 'later':
      return putOff(ctx, notification.createdAt, outcome)
    case 'refused':
      return { gaveUp: outcome.reason }
  }
}
