import type { Context } from '../../context.ts'
import { holdAccount } from '../account/index.ts'
import { enterDue, move } from './commands.ts'
import { findGrantFor, findLastEntryOf } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'withTx'>
/** Whose credits, and what they were given for. */
type Given = { accountId: string; ref: string }

/**
 * Takes credits that were given for something out again, all of them, as their money goes back; false, and nothing is taken,
 * where one of them is spent or set aside, or they have run out. Joins the caller's transaction.
 */
export async function reclaimCredits(ctx: Door, { accountId, ref }: Given): Promise<boolean> {
  return ctx.withTx(async () => {
    await enterDue(ctx, await holdAccount(ctx, accountId, { hasLeft: true }))
    const grant = await findGrantFor(ctx, accountId, ref)
    // What was set aside and came back again leaves a grant as it was: nothing was made of it.
    if (grant === null || grant.left < grant.amount) return false
    await move(ctx, accountId, { kind: 'reclaim', grantId: grant.id, amount: -grant.left })
    return true
  })
}

/** Puts credits back that were taken out, as their money did not go back; false where none are out. */
export async function restoreCredits(ctx: Door, { accountId, ref }: Given): Promise<boolean> {
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId, { hasLeft: true })
    const grant = await findGrantFor(ctx, accountId, ref)
    const last = grant && (await findLastEntryOf(ctx, accountId, grant.id))
    if (grant === null || last?.kind !== 'reclaim') return false
    await move(ctx, accountId, { kind: 'restore', grantId: grant.id, amount: -last.amount })
    return true
  })
}
