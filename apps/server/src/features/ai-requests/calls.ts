import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { presentAsset } from '../assets/index.ts'
import { askForPlan, chooseDesign, findMedia, findUnchosen, getRequest, replan } from './commands.ts'
import { inputOf } from './kinds/brief.ts'
import { promotionNow } from './kinds/promotion.ts'
import { presentRequest } from './present.ts'
import { recommend } from './ranking/commands.ts'
import { listRequests } from './store.ts'

/**
 * Plans of places need whoever keeps places (`placePlans`); videos of a plan are made by the projects, which stand on the
 * requests.
 */
export const aiRequests: Omit<
  Handlers<typeof contract.aiRequests>,
  'createForPlace' | 'makeVideos' | 'videos' | 'changePromotion' | 'fields'
> = {
  create: async (ctx, { account, params, body }) => ({
    result: presentRequest(await askForPlan(ctx, account.id, { productId: params.productId, ...body })),
  }),
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
      input: inputOf(request.brief, promotionNow(request)),
      imageList: ofType('image'),
      videoList: ofType('video'),
      fileOrder: files.map(({ _id }) => _id),
      reviewFiles: await Promise.all(unchosen.map((asset) => presentAsset(ctx, asset))),
    }
  },
  replan: async (ctx, { account, params }) => ({
    result: presentRequest(await replan(ctx, account.id, params.id)),
  }),
  chooseDesign: choose,
  chooseDesignForPlace: choose,
}

type Choosing = Handlers<typeof contract.aiRequests>['chooseDesign']

async function choose(...[ctx, { account, params, body }]: Parameters<Choosing>): ReturnType<Choosing> {
  const choice = { designId: body.designId, scenarioId: body.scenarioId ?? null }
  return { result: presentRequest(await chooseDesign(ctx, account.id, params.id, choice)) }
}

type Recommending = Handlers<typeof contract.templates>

/** The calls of the store that need a plan: the rest of them are the templates area's own. */
export const recommendations: Pick<
  Recommending,
  'recommend' | 'recommended' | 'recommendForPlace' | 'recommendedForPlace'
> = {
  recommend: rankAnew,
  recommendForPlace: rankAnew,
  recommended: ranked,
  recommendedForPlace: ranked,
}

async function rankAnew(
  ...[ctx, { account, params }]: Parameters<Recommending['recommend']>
): ReturnType<Recommending['recommend']> {
  const wish = { anew: true, fromUpload: false }
  return { result: presentRanking(await recommend(ctx, account.id, params.id, wish)) }
}

async function ranked(
  ...[ctx, { account, params, query }]: Parameters<Recommending['recommended']>
): ReturnType<Recommending['recommended']> {
  const wish = { anew: false, fromUpload: query.fromUpload }
  return { result: presentRanking(await recommend(ctx, account.id, params.id, wish)) }
}

function presentRanking({ list, diversity }: Awaited<ReturnType<typeof recommend>>) {
  return { list: list.map(({ entry, ...one }) => ({ ...one, template: entry.card })), diversity }
}
