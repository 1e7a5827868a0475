import type { Context } from '../../../context.ts'
import { bringUpToDate } from '../../credits/index.ts'
import { endIfOver, endPlan, givePlan } from '../../plans/index.ts'
import { letGo } from '../payments/kept-cards.ts'
import { type Before, stillThere } from './before.ts'
import { afterFailure, countsAt } from './rules.ts'
import {
  changeSubscription,
  deleteSubscription,
  findSubscription,
  saveSubscription,
  type StoredSubscription,
} from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'withTx' | 'jobs'>

/** Puts an account on the plan that it pays for, with its credits of the month. Joins the caller's transaction. */
export async function putOnPlan(
  ctx: Omit<Door, 'jobs'>,
  accountId: string,
  running: StoredSubscription,
): Promise<void> {
  const { planType, uploadService, anchor, nextPlanType } = running
  await givePlan(ctx, accountId, {
    planType,
    planEndsAt: nextPlanType === 0 ? countsAt(running) : null,
    snsUpload: uploadService ? 1 : 0,
    creditDay: Number(anchor.slice(8)),
  })
  await bringUpToDate(ctx, accountId)
}

/** Ends what an account pays for, and has its card forgotten: nothing is charged to it any more. */
export async function endSubscription(ctx: Pick<Door, 'db' | 'jobs'>, accountId: string): Promise<void> {
  const running = await findSubscription(ctx, accountId)
  if (!running) return
  await deleteSubscription(ctx, accountId)
  await letGo(ctx, running)
}

/** Notes that a charge failed: it is tried again on its days, and after the last one the account is free at once. */
export async function noteFailure(ctx: Door, accountId: string): Promise<'again' | 'over'> {
  const running = await findSubscription(ctx, accountId)
  const next = running && afterFailure(running)
  if (next) {
    await changeSubscription(ctx, accountId, next)
    return 'again'
  }
  await endSubscription(ctx, accountId)
  await endPlan(ctx, accountId)
  return 'over'
}

/** Ends a subscription that is used up. A plan that its owner was given meanwhile stays. */
export async function endUsedUp(ctx: Door, accountId: string): Promise<void> {
  await endSubscription(ctx, accountId)
  await endIfOver(ctx, accountId)
}

/**
 * Puts an account back to what it had before, as far as that is not over by now: what it paid for, or a plan that it was
 * given. Else it is on the free plan.
 */
export async function goBack(ctx: Door, accountId: string, laid: Before | null): Promise<void> {
  const before = stillThere(laid, ctx.now())
  if (before !== null && 'subscription' in before) {
    const running = await findSubscription(ctx, accountId)
    // The card of then may be forgotten at its gateway by now.
    const card = running?.card == null ? {} : cardOf(running)
    await saveSubscription(ctx, { ...before.subscription, ...card })
    await putOnPlan(ctx, accountId, before.subscription)
    return
  }
  await endSubscription(ctx, accountId)
  await endPlan(ctx, accountId)
  if (before !== null) await givePlan(ctx, accountId, before.given)
}

function cardOf({ card, cardBrand, cardLast4 }: StoredSubscription) {
  return { card, cardBrand, cardLast4 }
}
