import { limits, readPushToken } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { updateAccount } from '../store.ts'
import {
  deleteDevices,
  deleteSilent,
  type Device,
  listDevices,
  listOtherOwners,
  saveDevice,
} from './store.ts'

type Door = Pick<Context, 'db' | 'withTx'>
type SessionKey = { accountId: string; sessionId: string }

/** Push services forget a browser that was silent for about this long. */
const silentMs = 270 * 86_400_000

/**
 * Has the browser of a session pushed to. A browser is one person's at a time: whoever agreed on it before is not pushed
 * to there any more. Throws INVALID_INPUT for an address that must not be asked.
 */
export async function addDevice(
  ctx: Door & Pick<Context, 'now' | 'newId' | 'outside'>,
  { accountId, sessionId }: SessionKey,
  { token, lang }: { token: string; lang: Lang },
): Promise<void> {
  const subscription = readPushToken(token)
  const given = subscription && { endpoint: subscription.endpoint, ...subscription.keys }
  if (!given || !ctx.outside.push.takes(given)) throw new Failure('INVALID_INPUT', { field: 'FCMToken' })
  const now = ctx.now()
  const device = {
    ...given,
    accountId,
    sessionId,
    id: ctx.newId(),
    language: lang,
    createdAt: now,
    heardAt: now,
  }
  await ctx.withTx(async () => {
    for (const other of await listOtherOwners(ctx, accountId, given.endpoint)) {
      await deleteDevices(ctx, other, { endpoint: given.endpoint })
      await settleToken(ctx, other)
    }
    await saveDevice(ctx, device)
    await dropBeyond(ctx, await listDevices(ctx, accountId))
    await settleToken(ctx, accountId)
  })
}

/** Pushes to a session's browser no more. */
export async function removeSessionDevice(ctx: Door, { accountId, sessionId }: SessionKey): Promise<void> {
  await ctx.withTx(async () => {
    if (await deleteDevices(ctx, accountId, { sessionId })) await settleToken(ctx, accountId)
  })
}

/** Forgets a browser whose push service does not know it any more. */
export async function forgetDevice(ctx: Door, accountId: string, id: string): Promise<void> {
  await ctx.withTx(async () => {
    if (await deleteDevices(ctx, accountId, { ids: [id] })) await settleToken(ctx, accountId)
  })
}

/** Forgets browsers that have been silent for so long that their push service has forgotten them too. */
export async function forgetSilentDevices(ctx: Door & Pick<Context, 'now'>): Promise<void> {
  await ctx.withTx(async () => {
    const owners = await deleteSilent(ctx, new Date(ctx.now().getTime() - silentMs))
    for (const accountId of owners) await settleToken(ctx, accountId)
  })
}

async function dropBeyond(ctx: Door, devices: readonly Device[]): Promise<void> {
  const [first, ...more] = devices.slice(limits.pushDevices)
  if (first) await deleteDevices(ctx, first.accountId, { ids: [first, ...more].map(({ id }) => id) })
}

/** The user's one token is that of the browser heard of last. */
async function settleToken(ctx: Door, accountId: string): Promise<void> {
  const [newest] = await listDevices(ctx, accountId)
  const fcmToken = newest
    ? JSON.stringify({ endpoint: newest.endpoint, keys: { p256dh: newest.p256dh, auth: newest.auth } })
    : null
  await updateAccount(ctx, accountId, { fcmToken })
}
