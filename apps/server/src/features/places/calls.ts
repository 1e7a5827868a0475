import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import {
  editPlace,
  getPlace,
  likePlace,
  refreshPlace,
  registerPlace,
  removePlace,
  requireMarket,
} from './commands.ts'
import { presentCards, presentPlace } from './present.ts'
import { countVideos, listNames, listPlaces } from './store.ts'

type Calls = Handlers<typeof contract.places>

/** Hears that a place is deleted, inside the transaction that does so. */
export type WhenGone = (
  ctx: Parameters<Calls['remove']>[0],
  accountId: string,
  placeId: string,
) => Promise<void>

/** The calls of places, which tell those that stand above them. */
export function placeCalls(whenGone: readonly WhenGone[]): Calls {
  return {
    ...places,

    remove: async (ctx, { account, params, query }) => {
      await requireMarket(ctx, account.id, query.kbPay)
      await ctx.withTx(async () => {
        await removePlace(ctx, account.id, params.id)
        for (const hear of whenGone) await hear(ctx, account.id, params.id)
      })
      return { result: null }
    },
  }
}

const places: Omit<Calls, 'remove'> = {
  list: async (ctx, { account, query: { kbPay, ...filter } }) => {
    await requireMarket(ctx, account.id, kbPay)
    const { list, total } = await listPlaces(ctx, account.id, filter)
    const { page, limit } = filter
    return { result: { list: await presentCards(ctx, account.id, list), page, limit, total } }
  },

  folders: async (ctx, { account, query }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    const named = (await listNames(ctx, account.id)).filter(({ name }) => name !== '')
    const videos = await countVideos(
      ctx,
      account.id,
      named.map(({ id }) => id),
    )
    return { result: { list: named.map(({ id, name }) => ({ _id: id, name, count: videos.get(id) ?? 0 })) } }
  },

  get: async (ctx, { account, params, query }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    return { result: await presentPlace(ctx, await getPlace(ctx, account.id, params.id)) }
  },

  create: async (ctx, { account, query, body }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    const { place, known } = await registerPlace(ctx, account.id, body)
    return { result: await presentPlace(ctx, place), known }
  },

  refresh: async (ctx, { account, query, body }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    return { result: await presentPlace(ctx, await refreshPlace(ctx, account.id, body.place_id)) }
  },

  edit: async (ctx, { account, params, query, body }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    const place = await editPlace(ctx, { accountId: account.id, id: params.id }, body)
    return { result: await presentPlace(ctx, place) }
  },

  like: async (ctx, { account, params, query, body }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    await likePlace(ctx, { accountId: account.id, id: params.id }, body.like)
    return { result: { _id: params.id, like: body.like } }
  },
}
