import type { contract, PlaceBrief } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { planPlace } from '../commands.ts'
import { presentRequest } from '../present.ts'

/** Whoever keeps places tells of one; throws PLACES_NOT_FOUND. */
export type FindPlace = (ctx: Pick<Context, 'db'>, accountId: string, id: string) => Promise<PlaceBrief>

/** The call that needs to know a place. */
export function placePlans(
  findPlace: FindPlace,
): Pick<Handlers<typeof contract.aiRequests>, 'createForPlace'> {
  return {
    createForPlace: async (ctx, { account, params, body }) => {
      const place = await findPlace(ctx, account.id, params.id)
      return { result: presentRequest(await planPlace(ctx, account.id, { id: params.id, place }, body)) }
    },
  }
}
