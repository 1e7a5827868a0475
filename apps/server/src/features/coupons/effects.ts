import { isUsedAtOnce } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { type Account, extendUpload, giveAllowance } from '../account/index.ts'
import { giveCredits } from '../credits/index.ts'
import { givePlan } from '../plans/index.ts'
import { planUntil } from './rules.ts'
import type { Coupon } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'withTx'>

/**
 * Gives an owner, whose row is held, what a coupon gives. Throws for one that is only of use in a payment, and where it
 * would not do them any good.
 */
export async function giveBenefit(
  ctx: Door,
  owner: Account,
  { id, benefit, conditions }: Pick<Coupon, 'id' | 'benefit' | 'conditions'>,
): Promise<void> {
  if (!isUsedAtOnce(benefit.kind)) throw new Failure('COUPONS_AT_PAYMENT')
  if (conditions.plans !== null && !conditions.plans.includes(owner.planType))
    throw new Failure('COUPONS_NOT_FOR_PLAN')
  const accountId = owner.id
  switch (benefit.kind) {
    case 'RENDER':
      await giveAllowance(ctx, { accountId, kind: 'render', amount: benefit.count })
      return
    case 'CREDIT':
      await giveCredits(ctx, { accountId, kind: 'coupon', ref: `coupon:${id}`, amount: benefit.count })
      return
    case 'UPLOAD_DAYS':
      await extendUpload(ctx, owner, benefit.days)
      return
    case 'PLAN_DAYS': {
      const planEndsAt = planUntil(benefit, owner, ctx.now())
      if (planEndsAt === null) throw new Failure('COUPONS_PLAN_RUNNING')
      await givePlan(ctx, accountId, { planType: benefit.planType, planEndsAt })
      return
    }
  }
}
