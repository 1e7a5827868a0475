import { limits } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { isSameSecret } from '../../../signing.ts'
import type { Account } from '../store.ts'

type Door = Pick<Context, 'signer' | 'newId'>
type Known = Pick<Account, 'id' | 'passwordHash'>

/**
 * What a browser's cookie says: an id that it was given, and a mark for each account that it has signed in to. A mark
 * is a keyed hash, so it names its account to us alone and cannot be made up; another password makes it worthless.
 */
type DeviceFacts = { deviceId: string; marks: string[] }

/** The mark by which a browser is known to an account; null when it is a stranger to it. */
export function knownMark(
  ctx: Pick<Context, 'signer'>,
  cookie: string | null,
  account: Known,
): string | null {
  const device = read(cookie)
  if (!device) return null
  const right = markOf(ctx, device.deviceId, account)
  return device.marks.some((mark) => isSameSecret(mark, right)) ? right : null
}

/** The cookie of a browser that has just signed in to an account, the accounts of before still in it. */
export function withKnown(ctx: Door, cookie: string | null, account: Known): string {
  const { deviceId, marks } = read(cookie) ?? { deviceId: ctx.newId(), marks: [] }
  const mark = markOf(ctx, deviceId, account)
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, limits.knownDeviceAccounts)
  return [deviceId, ...kept].join('.')
}

function markOf({ signer }: Pick<Context, 'signer'>, deviceId: string, { id, passwordHash }: Known): string {
  return signer.hash('device', `${deviceId}.${id}.${passwordHash ?? ''}`)
}

function read(cookie: string | null): DeviceFacts | null {
  if (cookie === null || !/^[0-9a-f-]{36}(?:\.[\w-]{43}){1,20}$/.test(cookie)) return null
  const [deviceId = '', ...marks] = cookie.split('.')
  return { deviceId, marks }
}
