import type { contract } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getPlace, requireMarket } from '../places/index.ts'
import { findProduct } from '../products/index.ts'
import { presentTemplates } from './choosing/present.ts'
import type { CampaignEars } from './ears.ts'
import { changePost, changeVideo } from './posts/change.ts'
import { decidePost, withdrawApproval } from './posts/decide.ts'
import { presentNamed, videoOf } from './posts/detail.ts'
import { listFailed } from './posts/failed.ts'
import { keepNamed } from './posts/keep-slot.ts'
import { listDirectBetween, listPostsBetween, periodOf } from './posts/list.ts'
import { presentOne } from './posts/present.ts'
import { recheckAsked, recheckPost } from './posts/recheck.ts'
import type { StoredCampaignPost } from './posts/store.ts'
import { beginCampaign } from './state/begin.ts'
import { changeCampaign, renameCampaign } from './state/change.ts'
import { presentCampaign, presentCampaigns } from './state/present.ts'
import { type CampaignsOf, findCampaign, listCampaigns } from './state/store.ts'

type Calls = Handlers<typeof contract.campaigns>
type Door = Parameters<Calls['list']>[0]

/** The calls of campaigns, which tell and ask those that stand above them. */
export function campaignCalls(ears: CampaignEars): Calls {
  return {
    list: async (ctx, { account, params, query }) => {
      if (params.id === 'all') return { result: await pageOf(ctx, account.id, { all: 'products' }, query) }
      if ((await findProduct(ctx, account.id, params.id)) === null) throw new Failure('NOT_FOUND')
      return { result: await pageOf(ctx, account.id, { productId: params.id }, query) }
    },

    listOfPlace: async (ctx, { account, params, query }) => {
      await requireMarket(ctx, account.id, query.kbPay)
      if (params.id === 'all') return { result: await pageOf(ctx, account.id, { all: 'places' }, query) }
      await getPlace(ctx, account.id, params.id)
      return { result: await pageOf(ctx, account.id, { placeId: params.id }, query) }
    },

    get: async (ctx, { account, params }) => ({
      result: await presentCampaign(ctx, await getCampaign(ctx, account.id, params.id)),
    }),

    getOfPlace: async (ctx, { account, params, query }) => {
      await requireMarket(ctx, account.id, query.kbPay)
      return { result: await presentCampaign(ctx, await getCampaign(ctx, account.id, params.id)) }
    },

    create: async (ctx, { account, params, query, body }) => {
      if (body.category === 'place') await requireMarket(ctx, account.id, query.kbPay)
      const wish = { ...body, subjectId: params.id }
      return { result: await presentCampaign(ctx, await beginCampaign(ctx, account.id, wish)) }
    },

    change: async (ctx, { account, params, body }) => {
      const key = { accountId: account.id, id: params.id }
      const campaign = await changeCampaign(ctx, key, body)
      if (body.changes?.targets) await recheckAsked(ctx, key)
      return { result: await presentCampaign(ctx, campaign) }
    },

    rename: async (ctx, { account, params, body }) => {
      const key = { accountId: account.id, id: params.id }
      return { result: await presentCampaign(ctx, await renameCampaign(ctx, key, body.title)) }
    },

    posts: async (ctx, { account, params, query }) => {
      const period = periodOf(query)
      const campaignId = params.id === 'all' ? undefined : params.id
      if (campaignId !== undefined) await getCampaign(ctx, account.id, campaignId)
      return {
        result: {
          list: await listPostsBetween(ctx, { accountId: account.id, campaignId }, period),
          direct: campaignId === undefined ? await listDirectBetween(ctx, account.id, period) : [],
        },
      }
    },

    templates: async (ctx, { account, params, query, lang }) => {
      if ((await findProduct(ctx, account.id, params.id)) === null) throw new Failure('NOT_FOUND')
      return { result: { list: await presentTemplates(ctx, account.id, { ...query, lang }) } }
    },

    templatesOfPlace: async (ctx, { account, params, query, lang }) => {
      await requireMarket(ctx, account.id, query.kbPay)
      await getPlace(ctx, account.id, params.id)
      return { result: { list: await presentTemplates(ctx, account.id, { ...query, lang }) } }
    },

    post: async (ctx, { account, params }) => ({
      result: await presentNamed(ctx, { accountId: account.id, id: params.id }),
    }),

    postOfPlace: async (ctx, { account, params, query }) => {
      await requireMarket(ctx, account.id, query.kbPay)
      return { result: await presentNamed(ctx, { accountId: account.id, id: params.id }) }
    },

    changePost: async (ctx, { account, params, body }) => {
      const { accountId, id } = await keepNamed(ctx, { accountId: account.id, id: params.id })
      const post = await changePost(ctx, { accountId, id }, body)
      return { result: await presentRechecked(ctx, post) }
    },

    approve: async (ctx, { account, params, body }) => {
      const key = { accountId: account.id, id: params.id }
      const post = await decidePost(ctx, key, { ...body, decision: 'approve', by: 'owner' })
      return { result: await presentRechecked(ctx, post) }
    },

    withdraw: async (ctx, { account, params, body }) => {
      const key = { accountId: account.id, id: params.id }
      return { result: await presentOne(ctx, await withdrawApproval(ctx, key, body.uploadAt)) }
    },

    video: async (ctx, { account, params }) => ({
      result: await videoOf(ctx, { accountId: account.id, id: params.id }),
    }),

    videoOfPlace: async (ctx, { account, params, query }) => {
      await requireMarket(ctx, account.id, query.kbPay)
      return { result: await videoOf(ctx, { accountId: account.id, id: params.id }) }
    },

    changeVideo: async (ctx, { account, params, body }) => {
      const key = { accountId: account.id, id: params.id }
      const post = await changeVideo(ctx, key, body.subtemplateId, ears.whenAsked)
      return { result: await presentRechecked(ctx, post) }
    },

    failed: async (ctx, { account, params }) => ({
      result: { list: await listFailed(ctx, await getCampaign(ctx, account.id, params.id)) },
    }),
  }
}

/** A post as its owner sees it, with what its networks say to it now. */
async function presentRechecked(ctx: Door, post: StoredCampaignPost) {
  return presentOne(ctx, (await recheckPost(ctx, post)) ?? post)
}

async function getCampaign(ctx: Door, accountId: string, id: string) {
  const campaign = await findCampaign(ctx, { accountId, id })
  if (!campaign) throw new Failure('CAMPAIGNS_NOT_FOUND')
  return campaign
}

async function pageOf(
  ctx: Door,
  accountId: string,
  of: CampaignsOf,
  { page, limit }: { page: number; limit: number },
) {
  const { list, total } = await listCampaigns(ctx, accountId, { ...of, page, limit })
  return { list: await presentCampaigns(ctx, accountId, list), page, limit, total }
}
