import type { Context } from '../../context.ts'
import { holdAccount, setPlan } from '../account/index.ts'
import { endWithPlan, keepWhilePlanRuns } from '../projects/index.ts'

type Door = Pick<Context, 'db' | 'now' | 'withTx'>

export type GivenPlan = {
  planType: number
  /** Until when; null without an end. */
  planEndsAt: Date | null
  /** More than 0 for posting without a limit, as long as the plan runs; as it is unless said. */
  snsUpload?: number
  /** The day of the month that credits come on; as it is unless said. */
  creditDay?: number
}

/** Puts an owner on a plan, until a time or without an end; what they made can be edited for as long as it runs. */
export async function givePlan(ctx: Door, accountId: string, plan: GivenPlan): Promise<void> {
  await ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    await setPlan(ctx, accountId, plan)
    await keepWhilePlanRuns(ctx, accountId)
  })
}

/** Puts an owner back on the free plan. */
export async function endPlan(ctx: Door, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    await setPlan(ctx, accountId, { planType: 0, planEndsAt: null, snsUpload: 0, creditDay: null })
    await endWithPlan(ctx, accountId, ctx.now())
  })
}

/** Ends the plan of an account if its time is over; it may have been given more since somebody looked. */
export async function endIfOver(ctx: Door, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    const { planEndsAt } = await holdAccount(ctx, accountId)
    if (planEndsAt !== null && planEndsAt <= ctx.now()) await endPlan(ctx, accountId)
  })
}
