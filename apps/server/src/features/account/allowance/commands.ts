import { can, type CountedRight, limits } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { getAccount, holdAccount } from '../commands.ts'
import { rendersOfWait } from '../waitlist/rules.ts'
import { firstWaitOf } from '../waitlist/store.ts'
import { monthOf } from './rules.ts'
import {
  type AllowanceKind,
  type AllowanceUse,
  countUses,
  deleteUse,
  hasUse,
  insertExtra,
  insertUse,
  listExtras,
} from './store.ts'

type Uses = Pick<Context, 'db' | 'now' | 'withTx'>

/** What of an allowance is used of the month's own, and what is left: of the month's own, and beside it. */
export type AllowanceState = { used: number; left: number; extra: number }

export async function allowanceState(
  ctx: Uses,
  accountId: string,
  kind: AllowanceKind,
): Promise<AllowanceState> {
  const account = await getAccount(ctx, accountId)
  const now = ctx.now()
  const used = await countUses(ctx, { accountId, kind, month: monthOf(now) })
  const { most } = await ofThisMonth(ctx, account, used)
  const extras = await listExtras(ctx, { accountId, kind, now })
  return { used, left: Math.max(0, most - used), extra: extras.reduce((sum, it) => sum + it.left, 0) }
}

/**
 * Takes one of this month's allowance for the thing `ref`, or of what was given beside it once the month's is used up;
 * false when none is left. The same `ref` counts once, however often it asks. Joins the caller's transaction.
 */
export async function takeAllowance(ctx: Uses, use: AllowanceUse): Promise<boolean> {
  return ctx.withTx(async () => {
    const account = await holdAccount(ctx, use.accountId)
    if (await hasUse(ctx, use)) return true
    const { accountId, kind } = use
    const now = ctx.now()
    const month = monthOf(now)
    const used = await countUses(ctx, { accountId, kind, month })
    // What was given beside the month's lasts longer, so it is spent last, and of it what runs out first.
    const ofMonth = await ofThisMonth(ctx, account, used)
    const [extra] = ofMonth.ok ? [] : await listExtras(ctx, { accountId, kind, now })
    if (!ofMonth.ok && !extra) return false
    await insertUse(ctx, { ...use, month, extraId: extra?.id ?? null, createdAt: now })
    return true
  })
}

/** Whether one more render of this month's own may be made; who has no plan and waits for one is given more meanwhile. */
async function ofThisMonth(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, planType }: { id: string; planType: number },
  has: number,
): Promise<CountedRight> {
  const now = ctx.now()
  // Only the first wait: in turn for one plan after the other, somebody would wait for half a year.
  const wait = can({ planType }, { do: 'render-uncounted' }).ok ? null : await firstWaitOf(ctx, id)
  const more = wait ? rendersOfWait(wait, monthOf(now), now) : 0
  return can({ planType }, { do: 'render', has, more })
}

/** Gives back what `takeAllowance` took for the thing `ref`, because nothing came of it. */
export async function returnAllowance(ctx: Uses, use: AllowanceUse): Promise<void> {
  await deleteUse(ctx, use)
}

/** Gives an owner more of an allowance than the month's, good for a year; says until when. */
export async function giveAllowance(
  ctx: Pick<Context, 'db' | 'now' | 'newId'>,
  { accountId, kind, amount }: { accountId: string; kind: AllowanceKind; amount: number },
): Promise<Date> {
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + limits.extraAllowanceDays * 86_400_000)
  await insertExtra(ctx, { accountId, id: ctx.newId(), kind, amount, expiresAt, createdAt })
  return expiresAt
}
