import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { checkCoupon, registerCoupon, useCoupon } from './commands.ts'
import { toOwned, toShown } from './present.ts'
import { listHeld } from './store.ts'

export const coupons: Handlers<typeof contract.coupons> = {
  list: async (ctx, { account }) => {
    const held = await listHeld(ctx, account.id)
    const all = held.map((it) => toOwned(it, ctx.now()))
    const of = (status: (typeof all)[number]['status']) => all.filter((it) => it.status === status)
    return { result: { owned: of('owned'), used: of('used'), expired: of('expired') } }
  },

  check: async (ctx, { account, params }) => ({
    result: toShown(await checkCoupon(ctx, { accountId: account.id, typed: params.code })),
  }),

  register: async (ctx, { account, params }) => ({
    result: toOwned(await registerCoupon(ctx, { accountId: account.id, typed: params.code }), ctx.now()),
  }),

  use: async (ctx, { account, params }) => ({
    result: toOwned(await useCoupon(ctx, { accountId: account.id, typed: params.code }), ctx.now()),
  }),
}
