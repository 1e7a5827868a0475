import type { contract, PlaceBrief } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { chooseDesign, getRequestOf, planPlace } from '../commands.ts'
import { presentRequest } from '../present.ts'
import { recommend } from '../ranking/commands.ts'
import { presentRanking } from '../ranking/present.ts'

type Door = Pick<Context, 'db'>

/** Whoever keeps places. */
export type PlaceKeeper = {
  /** A place as its plans are told of it; throws PLACES_NOT_FOUND. */
  find: (ctx: Door, accountId: string, id: string) => Promise<PlaceBrief>
  /** Lets those on who may use what is made of places; throws PLACES_NOT_FOR_MARKET. */
  require: (ctx: Door, accountId: string, kbPay: number | undefined) => Promise<void>
}

/** The calls about plans of places. */
export function placePlans({
  find,
  require,
}: PlaceKeeper): Pick<Handlers<typeof contract.aiRequests>, 'createForPlace' | 'chooseDesignForPlace'> {
  return {
    createForPlace: async (ctx, { account, params, query, body }) => {
      await require(ctx, account.id, query.kbPay)
      const place = await find(ctx, account.id, params.id)
      return { result: presentRequest(await planPlace(ctx, account.id, { id: params.id, place }, body)) }
    },
    chooseDesignForPlace: async (ctx, { account, params, query, body }) => {
      await require(ctx, account.id, query.kbPay)
      await getRequestOf(ctx, account.id, { id: params.id, of: 'place' })
      return { result: presentRequest(await chooseDesign(ctx, account.id, params.id, body)) }
    },
  }
}

/** The calls of the store that need a plan of a place. */
export function placeRecommendations({
  require,
}: PlaceKeeper): Pick<Handlers<typeof contract.templates>, 'recommendForPlace' | 'recommendedForPlace'> {
  return {
    recommendForPlace: async (ctx, { account, params, query }) => {
      await require(ctx, account.id, query.kbPay)
      await getRequestOf(ctx, account.id, { id: params.id, of: 'place' })
      const wish = { anew: true, fromUpload: false }
      return { result: presentRanking(await recommend(ctx, account.id, params.id, wish)) }
    },
    recommendedForPlace: async (ctx, { account, params, query }) => {
      await require(ctx, account.id, query.kbPay)
      await getRequestOf(ctx, account.id, { id: params.id, of: 'place' })
      const wish = { anew: false, fromUpload: query.fromUpload }
      return { result: presentRanking(await recommend(ctx, account.id, params.id, wish)) }
    },
  }
}
