import { limits } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { type Account, findAccountByEmail } from '../store.ts'
import { returnTry, takeTry, type TryLimit } from '../tries/commands.ts'
import { knownMark } from './known-device.ts'
import { isPassword } from './password.ts'

type Door = Pick<Context, 'db' | 'now' | 'signer' | 'settings'>
type Attempt = { email: string; password: string; ip: string; deviceCookie: string | null }

const windowMs = limits.passwordTryMinutes * 60_000

/**
 * Checks an e-mail and password. Strangers' wrong ones are counted against the account and their address; a browser
 * that has signed in to this account before has a count of its own, so that no stranger can lock its owner out. An
 * e-mail that has no account is told after the same work.
 */
export async function signInByPassword(ctx: Door, attempt: Attempt): Promise<Account> {
  const account = await findAccountByEmail(ctx, attempt.email)
  const bounds = boundsOf(ctx, account, attempt)
  await takeTry(ctx, bounds)
  const isRight = await isPassword(account?.passwordHash ?? null, attempt.password)
  if (!account) throw new Failure('ACCOUNT_EMAIL_NOT_FOUND', { field: 'userEmail' })
  if (account.passwordHash === null) throw new Failure('ACCOUNT_LOGIN_FAILED')
  if (!isRight) throw new Failure('ACCOUNT_WRONG_PASSWORD', { field: 'password' })
  await returnTry(ctx, bounds)
  return account
}

/** Checks the password of a member who is signed in; `field` is where it was typed. */
export async function confirmPassword(
  ctx: Door,
  account: Account,
  { typed, field }: { typed: string | undefined; field: string },
): Promise<void> {
  if (account.passwordHash === null) throw new Failure('ACCOUNT_NO_PASSWORD')
  if (typed === undefined) throw new Failure('INVALID_INPUT', { field })
  // A count of its own: whoever found a browser open cannot guess on, and locks nobody out of signing in.
  const bound = { what: 'confirm', whom: account.id, most: limits.passwordTriesPerDevice, windowMs }
  await takeTry(ctx, [bound])
  if (!(await isPassword(account.passwordHash, typed))) throw new Failure('ACCOUNT_WRONG_PASSWORD', { field })
  await returnTry(ctx, [bound])
}

function boundsOf(ctx: Door, account: Account | null, { email, ip, deviceCookie }: Attempt): TryLimit[] {
  const mark = account && knownMark(ctx, deviceCookie, account)
  if (mark !== null) {
    return [{ what: 'device', whom: mark, most: limits.passwordTriesPerDevice, windowMs }]
  }
  const ofAccount = { what: 'account', whom: email, most: limits.passwordTries, windowMs }
  const ofAddress = { what: 'address', whom: ip, most: limits.passwordTriesPerAddress, windowMs }
  // On a machine that tries the product out, every owner has the same address.
  return ctx.settings.sandbox ? [ofAccount] : [ofAddress, ofAccount]
}
