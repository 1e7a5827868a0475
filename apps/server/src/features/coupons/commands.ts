import { limits } from '@clipmint/contract'
import { dayInSeoul, minuteInSeoul } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import {
  getAccount,
  holdAccount,
  listPromotions,
  noteWrongGuess,
  returnTry,
  takeGuess,
} from '../account/index.ts'
import { giveBenefit } from './effects.ts'
import { expiryOf, isCode, registerRefusal, statusOf, toCode } from './rules.ts'
import {
  type Coupon,
  deleteHoldings,
  findCouponByCode,
  findHeld,
  type Held,
  insertHolding,
  markUsed,
  takeOne,
} from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'withTx' | 'signer'>
type Typed = { accountId: string; typed: string }

const field = 'code'

/** The coupon of a code, if the account can register it now; throws why it cannot. */
export async function checkCoupon(ctx: Door, { accountId, typed }: Typed): Promise<Coupon> {
  const coupon = await guessCoupon(ctx, { accountId, typed })
  if (await findHeld(ctx, accountId, coupon.code)) throw new Failure('COUPONS_ALREADY_REGISTERED', { field })
  const { kbPay } = await getAccount(ctx, accountId)
  const promotions = await listPromotions(ctx, accountId)
  const refusal = registerRefusal(coupon, { promotions, kbPay }, ctx.now())
  if (refusal) throw new Failure(refusal, { field, values: { date: dayInSeoul(coupon.startsAt) } })
  return coupon
}

/** Registers a coupon to an account, once; of the last one, whoever comes first has it. */
export async function registerCoupon(ctx: Door, wish: Typed): Promise<Held> {
  const coupon = await checkCoupon(ctx, wish)
  const registeredAt = ctx.now()
  const holding = {
    accountId: wish.accountId,
    couponId: coupon.id,
    registeredAt,
    expiresAt: expiryOf(coupon, registeredAt),
    usedAt: null,
  }
  await ctx.withTx(async () => {
    if (!(await insertHolding(ctx, holding))) throw new Failure('COUPONS_ALREADY_REGISTERED', { field })
    // Last in the transaction, because it holds the coupon's row for everybody who comes at once.
    if (!(await takeOne(ctx, coupon.id))) throw new Failure('COUPONS_SOLD_OUT', { field })
  })
  return { coupon, holding }
}

/** Uses a coupon of the account that takes effect by itself: once, however often it is asked for. */
export async function useCoupon(ctx: Door, { accountId, typed }: Typed): Promise<Held> {
  const code = readCode(typed)
  return ctx.withTx(async () => {
    const owner = await holdAccount(ctx, accountId)
    const held = await findHeld(ctx, accountId, code)
    if (!held) throw new Failure('COUPONS_NOT_OWNED', { field })
    const { coupon, holding } = held
    const usedAt = ctx.now()
    const status = statusOf(holding, coupon, usedAt)
    if (status === 'expired') throw new Failure('COUPONS_EXPIRED', { field })
    if (status === 'used' || !(await markUsed(ctx, { accountId, couponId: coupon.id, usedAt })))
      throw new Failure('COUPONS_USED', { field })
    await giveBenefit(ctx, owner, coupon)
    return { coupon, holding: { ...holding, usedAt } }
  })
}

/** Deletes which coupons an owner had who has left. */
export async function forget(ctx: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await deleteHoldings(ctx, accountId)
}

/** The coupon of a code that somebody typed. Codes that are none are counted, so that nobody tries them all. */
async function guessCoupon(ctx: Door, { accountId, typed }: Typed): Promise<Coupon> {
  const code = readCode(typed)
  const most = limits.couponTries
  const guesses = { what: 'coupon-code', whom: accountId, most, windowMs: 86_400_000 }
  const { blockedUntil } = await takeGuess(ctx, guesses)
  if (blockedUntil) {
    throw new Failure('COUPONS_BLOCKED', { field, values: { most, until: minuteInSeoul(blockedUntil) } })
  }
  const coupon = await findCouponByCode(ctx, code)
  if (!coupon || coupon.revokedAt) {
    await noteWrongGuess(ctx, guesses)
    throw new Failure('COUPONS_NOT_FOUND', { field })
  }
  await returnTry(ctx, [guesses])
  return coupon
}

function readCode(typed: string): string {
  const code = toCode(typed)
  if (code === '') throw new Failure('COUPONS_CODE_REQUIRED', { field })
  if (!isCode(code)) throw new Failure('COUPONS_CODE_WRONG_FORM', { field })
  return code
}
