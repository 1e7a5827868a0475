import { CouponBenefit, CouponConditions } from '@clipmint/contract'
import { endOfDayInSeoul, startOfDayInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import type { Context } from '../../context.ts'
import { isCode, makeCode, toCode } from './rules.ts'
import { type Coupon, countUnused, findCouponByCode, insertCoupon, markRevoked } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'randomInt' | 'withTx'>

const Name = z.string().trim().min(1).max(40)

/** What an operator says of a new coupon. Days are days in Seoul, the last one included. */
export const NewCoupon = z
  .strictObject({
    /** Made where none is given. */
    code: z
      .string()
      .transform(toCode)
      .refine(isCode, 'A code has 8 to 16 of 2-9 and A-Z, without I, L and O (a U is read as V).')
      .nullable(),
    name: z.strictObject({ ko: Name, en: Name }),
    benefit: CouponBenefit,
    conditions: CouponConditions,
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
    daysAfterRegister: z.number().int().min(1).max(366).nullable(),
    maxUses: z.number().int().min(1).max(10_000_000).nullable(),
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The last day is before the first.',
  })
export type NewCoupon = z.output<typeof NewCoupon>

/** Makes a coupon; null when its code is taken. */
export async function createCoupon(ctx: Door, wish: NewCoupon): Promise<Coupon | null> {
  const coupon: Coupon = {
    id: ctx.newId(),
    code: wish.code ?? makeCode(ctx.randomInt),
    nameKo: wish.name.ko,
    nameEn: wish.name.en,
    benefit: wish.benefit,
    conditions: wish.conditions,
    startsAt: startOfDayInSeoul(wish.startsOn),
    endsAt: wish.endsOn === null ? null : endOfDayInSeoul(wish.endsOn),
    daysAfterRegister: wish.daysAfterRegister,
    maxUses: wish.maxUses,
    registered: 0,
    revokedAt: null,
    createdAt: ctx.now(),
  }
  return (await insertCoupon(ctx, coupon)) ? coupon : null
}

/**
 * Takes a coupon back: nobody registers it any more, and who has not used it no longer can. Says how many those are;
 * null when there is none of this code, or it was taken back already.
 */
export async function revokeCoupon(
  ctx: Door,
  typed: string,
): Promise<{ coupon: Coupon; unused: number } | null> {
  const coupon = await findCouponByCode(ctx, toCode(typed))
  if (!coupon || !(await markRevoked(ctx, coupon.id, ctx.now()))) return null
  return { coupon, unused: await countUnused(ctx, coupon.id) }
}
