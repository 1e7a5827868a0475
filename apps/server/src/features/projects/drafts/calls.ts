import type { contract, VideoBatch } from '@clipmint/contract'

import type { Handlers } from '../../../http/handlers.ts'
import { getRequest, presentRequest } from '../../ai-requests/index.ts'
import { findFields } from '../outdated/facts.ts'
import { changePromotion } from '../outdated/promotion.ts'
import { askForVideos, lastVideos } from './commands.ts'
import { batchState } from './rules.ts'
import type { Draft } from './store.ts'

/** The calls of an AI request that make projects of it, or change them: the rest of them are the requests' own. */
export const requestVideos: Pick<
  Handlers<typeof contract.aiRequests>,
  'makeVideos' | 'videos' | 'changePromotion' | 'fields'
> = {
  makeVideos: async (ctx, { account, params, body, lang }) => {
    const { _id: id, ...wish } = body
    const drafts = await askForVideos(ctx, account.id, { ...wish, id, requestId: params.id }, lang)
    return { result: present(id, drafts) }
  },
  changePromotion: async (ctx, { account, params, body }) => ({
    result: presentRequest(await changePromotion(ctx, account.id, params.id, body)),
  }),
  fields: async (ctx, { account, params }) => ({
    result: { list: await findFields(ctx, await getRequest(ctx, account.id, params.id)) },
  }),
  videos: async (ctx, { account, params }) => {
    const { id } = await getRequest(ctx, account.id, params.id)
    const drafts = await lastVideos(ctx, account.id, id)
    return { result: drafts[0] ? present(drafts[0].batchId, drafts) : null }
  },
}

function present(_id: string, drafts: readonly Draft[]): VideoBatch {
  return {
    _id,
    state: batchState(drafts),
    videos: drafts.map(({ id, scenarioId, templateId, title, state, failure }) => ({
      scenarioId,
      templateId,
      title,
      state,
      failure,
      subtemplateId: state === 'made' ? id : null,
    })),
  }
}
