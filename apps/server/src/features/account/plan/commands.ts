import type { Context } from '../../../context.ts'
import { type Account, updateAccount } from '../store.ts'

type Door = Pick<Context, 'db' | 'now'>

/** Puts an account on a plan; what hangs on it beside the account, `plans` changes too. */
export async function setPlan(
  ctx: Door,
  accountId: string,
  plan: Pick<Account, 'planType' | 'planEndsAt'> & Partial<Pick<Account, 'snsUpload' | 'creditDay'>>,
): Promise<void> {
  await updateAccount(ctx, accountId, { ...plan, creditsDueAt: null, updatedAt: ctx.now() })
}

/** Notes when an account's next credits are due. */
export async function noteCreditsDue(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  creditsDueAt: Date,
): Promise<void> {
  await updateAccount(ctx, accountId, { creditsDueAt })
}

/** Lets an owner upload directly for more days, from now where the time is over; says until when. */
export async function extendUpload(
  ctx: Door,
  { id, uploadExpiresAt }: { id: string; uploadExpiresAt: Date },
  days: number,
): Promise<Date> {
  const now = ctx.now()
  const from = Math.max(now.getTime(), uploadExpiresAt.getTime())
  const until = new Date(from + days * 86_400_000)
  await updateAccount(ctx, id, { uploadExpiresAt: until, updatedAt: now })
  return until
}
