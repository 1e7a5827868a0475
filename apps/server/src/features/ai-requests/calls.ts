import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { presentAsset } from '../assets/index.ts'
import {
  askForPlan,
  chooseDesign,
  findMedia,
  findUnchosen,
  getRequest,
  getRequestOf,
  replan,
} from './commands.ts'
import { inputOf } from './kinds/brief.ts'
import { findPromotion } from './kinds/promotion.ts'
import { presentRequest } from './present.ts'
import { recommend } from './ranking/commands.ts'
import { presentRanking } from './ranking/present.ts'
import { listRequests } from './store.ts'

/**
 * Plans of places need whoever keeps places (`kinds/places.ts`); videos of a plan are made by the projects, which stand on
 * the requests.
 */
export const aiRequests: Omit<
  Handlers<typeof contract.aiRequests>,
  'createForPlace' | 'chooseDesignForPlace' | 'makeVideos' | 'videos' | 'changePromotion' | 'fields'
> = {
  create: async (ctx, { account, params, body: { language, ...wish } }) => {
    const told = language === undefined ? {} : { language }
    return {
      result: presentRequest(
        await askForPlan(ctx, account.id, { productId: params.productId, ...wish, told }),
      ),
    }
  },
  list: async (ctx, { account, query }) => {
    const { list, total } = await listRequests(ctx, account.id, query)
    return { result: { list: list.map(presentRequest), page: query.page, limit: query.limit, total } }
  },
  get: async (ctx, { account, params }) => {
    const request = await getRequest(ctx, account.id, params.id)
    const files = await Promise.all((await findMedia(ctx, request)).map((asset) => presentAsset(ctx, asset)))
    const unchosen = await findUnchosen(ctx, request)
    const ofType = (type: 'image' | 'video') => files.filter((file) => file.type === type)
    return {
      result: presentRequest(request),
      data: request.plan,
      input: inputOf(request.brief, await findPromotion(ctx, request)),
      imageList: ofType('image'),
      videoList: ofType('video'),
      fileOrder: files.map(({ _id }) => _id),
      reviewFiles: await Promise.all(unchosen.map((asset) => presentAsset(ctx, asset))),
    }
  },
  replan: async (ctx, { account, params }) => ({
    result: presentRequest(await replan(ctx, account.id, params.id)),
  }),
  chooseDesign: async (ctx, { account, params, body }) => {
    await getRequestOf(ctx, account.id, { id: params.id, of: 'product' })
    return { result: presentRequest(await chooseDesign(ctx, account.id, params.id, body)) }
  },
}

type Recommending = Handlers<typeof contract.templates>

/** The calls of the store that need a plan of a product: the rest of them are the templates area's own. */
export const recommendations: Pick<Recommending, 'recommend' | 'recommended'> = {
  recommend: async (ctx, { account, params }) => {
    await getRequestOf(ctx, account.id, { id: params.id, of: 'product' })
    const wish = { anew: true, fromUpload: false }
    return { result: presentRanking(await recommend(ctx, account.id, params.id, wish)) }
  },
  recommended: async (ctx, { account, params, query }) => {
    await getRequestOf(ctx, account.id, { id: params.id, of: 'product' })
    const wish = { anew: false, fromUpload: query.fromUpload }
    return { result: presentRanking(await recommend(ctx, account.id, params.id, wish)) }
  },
}
