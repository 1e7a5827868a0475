import type { AiRequest, contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { presentAsset } from '../assets/index.ts'
import { askForPlan, chooseDesign, findMedia, getRequest } from './commands.ts'
import { recommend } from './ranking/commands.ts'
import { listRequests, type StoredRequest } from './store.ts'

/** Videos of a plan are made by the projects, which stand on the requests. */
export const aiRequests: Omit<Handlers<typeof contract.aiRequests>, 'makeVideos' | 'videos'> = {
  create: async (ctx, { account, params, body }) => ({
    result: present(await askForPlan(ctx, account.id, { productId: params.productId, ...body })),
  }),
  list: async (ctx, { account, query }) => {
    const { list, total } = await listRequests(ctx, account.id, query)
    return { result: { list: list.map(present), page: query.page, limit: query.limit, total } }
  },
  get: async (ctx, { account, params }) => {
    const request = await getRequest(ctx, account.id, params.id)
    const files = await Promise.all((await findMedia(ctx, request)).map((asset) => presentAsset(ctx, asset)))
    const ofType = (type: 'image' | 'video') => files.filter((file) => file.type === type)
    return {
      result: present(request),
      data: request.plan,
      imageList: ofType('image'),
      videoList: ofType('video'),
      fileOrder: files.map(({ _id }) => _id),
    }
  },
  chooseDesign: async (ctx, { account, params, body }) => {
    const choice = { designId: body.designId, scenarioId: body.scenarioId ?? null }
    return { result: present(await chooseDesign(ctx, account.id, params.id, choice)) }
  },
}

/** The two calls of the store that need a plan: the rest of them are the templates area's own. */
export const recommendations: Pick<Handlers<typeof contract.templates>, 'recommend' | 'recommended'> = {
  recommend: async (ctx, { account, params }) => ({
    result: { list: presentRanking(await recommend(ctx, account.id, params.id, { anew: true })) },
  }),
  recommended: async (ctx, { account, params }) => ({
    result: { list: presentRanking(await recommend(ctx, account.id, params.id, { anew: false })) },
  }),
}

function presentRanking(ranking: Awaited<ReturnType<typeof recommend>>) {
  return ranking.map(({ entry, ...ranked }) => ({ ...ranked, template: entry.card }))
}

function present(request: StoredRequest): AiRequest {
  const { id, category, productId, productName, status, stage, progress, designId, scenarioId } = request
  return {
    category,
    productId,
    productName,
    status,
    stage,
    progress,
    designId,
    scenarioId,
    _id: id,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  }
}
