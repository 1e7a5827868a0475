import type { SignInChannel } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { getAccount } from '../commands.ts'
import { confirmPassword } from '../passwords/commands.ts'
import { hashPassword, isPassword } from '../passwords/password.ts'
import { spendAnyProof } from '../phone/commands.ts'
import { maskedEmail } from '../rules.ts'
import { closeSessions } from '../sessions/commands.ts'
import { listLinks } from '../social/store.ts'
import { type Account, findAccountByEmail, findAccountByPhone, updateAccount } from '../store.ts'
import { refuseWithdrawn } from '../withdrawn.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'signer' | 'settings' | 'withTx' | 'events'>

export type FoundEmail = { userEmail: string; channel: SignInChannel; createdAt: string }

/** Which account a proven phone has: its e-mail, most of it hidden, how it signs in, and since when it is there. */
export async function findEmail(ctx: Door, idToken: string): Promise<FoundEmail> {
  return ctx.withTx(async () => {
    const phone = await spendAnyProof(ctx, { token: idToken, purpose: 1 })
    const account = await findAccountByPhone(ctx, phone)
    if (!account) throw new Failure('ACCOUNT_PHONE_NOT_FOUND', { field: 'idToken' })
    refuseWithdrawn(account)
    return {
      userEmail: maskedEmail(account.email),
      channel: await channelOf(ctx, account),
      createdAt: account.createdAt.toISOString(),
    }
  })
}

/** How an account signs in: by its password when it has one, else by the provider that it was linked to first. */
async function channelOf(ctx: Pick<Context, 'db'>, account: Account): Promise<SignInChannel> {
  const [link] = account.passwordHash === null ? await listLinks(ctx, account.id) : []
  return link?.channel ?? 'email'
}

/** Sets the password of an account that a proven phone belongs to, and signs all its browsers out. */
export async function recoverPassword(
  ctx: Door,
  { idToken, email, password }: { idToken: string; email: string | undefined; password: string },
): Promise<void> {
  if (email === undefined) throw new Failure('INVALID_INPUT', { field: 'userEmail' })
  await ctx.withTx(async () => {
    const phone = await spendAnyProof(ctx, { token: idToken, purpose: 2 })
    const account = await findAccountByEmail(ctx, email)
    if (!account) throw new Failure('ACCOUNT_EMAIL_NOT_FOUND', { field: 'userEmail' })
    if (account.phone !== phone) throw new Failure('ACCOUNT_PHONE_MISMATCH', { field: 'userEmail' })
    refuseWithdrawn(account)
    await setPassword(ctx, account, password)
    await closeSessions(ctx, account.id, { because: 'password', keepId: null })
  })
}

/** Sets a member's password, who knows the current one, and signs their other browsers out. */
export async function changePassword(
  ctx: Door,
  member: { id: string; sessionId: string },
  { current, password }: { current: string | undefined; password: string },
): Promise<Account> {
  const account = await getAccount(ctx, member.id)
  await confirmPassword(ctx, account, { typed: current, field: 'currentPassword' })
  return ctx.withTx(async () => {
    const passwordHash = await setPassword(ctx, account, password)
    await closeSessions(ctx, account.id, { because: 'password', keepId: member.sessionId })
    return { ...account, passwordHash }
  })
}

async function setPassword(ctx: Door, account: Account, password: string): Promise<string> {
  if (await isPassword(account.passwordHash, password)) {
    throw new Failure('ACCOUNT_PASSWORD_SAME', { field: 'password' })
  }
  const passwordHash = await hashPassword(password)
  await updateAccount(ctx, account.id, { passwordHash, updatedAt: ctx.now() })
  return passwordHash
}
