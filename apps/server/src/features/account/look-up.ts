import type { SignedInDevice } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { allowanceState } from './allowance/commands.ts'
import { listDevices } from './devices/store.ts'
import { maskedPhone } from './rules.ts'
import { deviceName } from './sessions/device-name.ts'
import { listOpenSessions } from './sessions/store.ts'
import { listLinks } from './social/store.ts'
import { type Account, findAccount, findAccountByEmail } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'withTx'>

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** The account that an operator means, by its id or its e-mail; also of who has left and is not removed yet. */
export async function findMeant(ctx: Pick<Context, 'db'>, emailOrId: string): Promise<Account | null> {
  const wanted = emailOrId.trim().toLowerCase()
  return uuid.test(wanted) ? findAccount(ctx, wanted) : findAccountByEmail(ctx, wanted)
}

/** What support may know of an account: nothing secret, and of its phone only what its owner can confirm. */
export type AccountSheet = {
  id: string
  email: string
  name: string
  phone: string | null
  language: string | null
  country: string | null
  joinedAt: Date
  withdrawnAt: Date | null
  isDemo: boolean
  planType: number
  planEndsAt: Date | null
  snsUpload: number
  uploadExpiresAt: Date
  kbPay: number
  inflow: string | null
  waysIn: string[]
  rendersLeft: number
  devices: (Pick<SignedInDevice, 'browser' | 'system' | 'kind'> & { lastUsedAt: Date })[]
  pushDevices: number
}

export async function lookUp(ctx: Door, account: Account): Promise<AccountSheet> {
  const { id } = account
  const isHere = account.withdrawnAt === null
  const renders = isHere ? await allowanceState(ctx, id, 'render') : { left: 0, extra: 0 }
  const links = await listLinks(ctx, id)
  const sessions = await listOpenSessions(ctx, id)
  return {
    id,
    email: account.email,
    name: account.name,
    phone: account.phone && maskedPhone(account.phone),
    language: account.language,
    country: account.country,
    joinedAt: account.createdAt,
    withdrawnAt: account.withdrawnAt,
    isDemo: account.isDemo,
    planType: account.planType,
    planEndsAt: account.planEndsAt,
    snsUpload: account.snsUpload,
    uploadExpiresAt: account.uploadExpiresAt,
    kbPay: account.kbPay,
    inflow: account.inflow,
    waysIn: [...(account.passwordHash === null ? [] : ['email']), ...links.map(({ channel }) => channel)],
    rendersLeft: renders.left + renders.extra,
    devices: sessions.map(({ userAgent, rotatedAt }) => ({
      ...deviceName(userAgent),
      lastUsedAt: rotatedAt,
    })),
    pushDevices: (await listDevices(ctx, id)).length,
  }
}
