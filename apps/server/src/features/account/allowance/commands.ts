import type { Context } from '../../../context.ts'
import { getAccount, holdAccount } from '../commands.ts'
import { grantOf, monthOf } from './rules.ts'
import { type AllowanceKind, type AllowanceUse, countUses, deleteUse, hasUse, insertUse } from './store.ts'

type Uses = Pick<Context, 'db' | 'now' | 'withTx'>

/** What of an allowance is used and granted this month. */
export type AllowanceState = { used: number; granted: number; left: number }

export async function allowanceState(
  ctx: Uses,
  accountId: string,
  kind: AllowanceKind,
): Promise<AllowanceState> {
  const account = await getAccount(ctx, accountId)
  const used = await countUses(ctx, { accountId, kind, month: monthOf(ctx.now()) })
  const granted = grantOf(kind, account.planType)
  return { used, granted, left: Math.max(0, granted - used) }
}

/**
 * Takes one of this month's allowance for the thing `ref`; false when none is left. The same `ref` counts once, however
 * often it asks. Joins the caller's transaction.
 */
export async function takeAllowance(ctx: Uses, use: AllowanceUse): Promise<boolean> {
  return ctx.withTx(async () => {
    const account = await holdAccount(ctx, use.accountId)
    if (await hasUse(ctx, use)) return true
    const month = monthOf(ctx.now())
    const used = await countUses(ctx, { accountId: use.accountId, kind: use.kind, month })
    if (used >= grantOf(use.kind, account.planType)) return false
    await insertUse(ctx, { ...use, month, createdAt: ctx.now() })
    return true
  })
}

/** Gives back what `takeAllowance` took for the thing `ref`, because nothing came of it. */
export async function returnAllowance(ctx: Uses, use: AllowanceUse): Promise<void> {
  await deleteUse(ctx, use)
}
