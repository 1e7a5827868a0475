import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { deleteAgreements } from '../agreements/store.ts'
import { getAccount } from '../commands.ts'
import { confirmPassword } from '../passwords/commands.ts'
import { spendProof } from '../phone/commands.ts'
import { forgetPhone } from '../phone/store.ts'
import { closeSessions } from '../sessions/commands.ts'
import { dropLink } from '../social/commands.ts'
import { listLinks } from '../social/store.ts'
import { type Account, findAccount } from '../store.ts'
import { deleteWaitsOf } from '../waitlist/store.ts'
import { removalTime } from '../withdrawn.ts'
import { deleteAccount, markWithdrawn } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'signer' | 'settings' | 'withTx' | 'events' | 'jobs'>

export type Leaving = {
  reasons: string[]
  opinion: string
  password: string | undefined
  /** A proof of the account's phone, for one that has no password. */
  idToken: string | undefined
  /** Agreed to lose what is left of a plan. */
  forfeitsPlan: boolean
}

/**
 * Closes an account at once, for an owner who proves to be one: nobody can sign in any more, and its e-mail and phone
 * stay taken until it is removed. Says when that is.
 */
export async function withdraw(ctx: Door, accountId: string, leaving: Leaving): Promise<Date> {
  const account = await getAccount(ctx, accountId)
  // Everybody who tries the product out shares this one.
  if (account.isDemo) throw new Failure('FORBIDDEN')
  const provesByPhone = account.passwordHash === null && leaving.idToken !== undefined
  if (!provesByPhone) await confirmPassword(ctx, account, { typed: leaving.password, field: 'password' })
  // Nobody gives up what they paid for without having said so.
  if (account.planType > 0 && !leaving.forfeitsPlan)
    throw new Failure('ACCOUNT_PLAN_IN_FORCE', { field: 'forfeitsPlan' })
  const at = ctx.now()
  await ctx.withTx(async () => {
    if (provesByPhone) await spendOwnProof(ctx, account, leaving.idToken)
    const { reasons, opinion } = leaving
    await markWithdrawn(ctx, { accountId, reasons, opinion, at })
    await closeSessions(ctx, accountId, { because: 'withdrawal', keepId: null })
    await ctx.jobs.send('account.endWhatRuns', { accountId }, { key: accountId })
  })
  return removalTime(at)
}

async function spendOwnProof(ctx: Door, account: Account, token = ''): Promise<void> {
  if (account.phone === null) throw new Failure('ACCOUNT_NO_PASSWORD')
  await spendProof(ctx, { token, phone: account.phone, purpose: 2 })
}

/** Deletes what this area keeps of an owner, and takes their consent back at the providers; called last, since the other areas' rows hang on the account. */
export async function forget(ctx: Pick<Context, 'db' | 'withTx' | 'jobs'>, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    const account = await findAccount(ctx, accountId)
    if (account?.phone) await forgetPhone(ctx, account.phone)
    if (account) await deleteWaitsOf(ctx, account.email)
    for (const link of await listLinks(ctx, accountId)) await dropLink(ctx, link)
    await deleteAgreements(ctx, accountId)
    await deleteAccount(ctx, accountId)
  })
}
