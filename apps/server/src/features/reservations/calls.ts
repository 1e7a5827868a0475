import type { AllowedNow, contract } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireMarket } from '../places/index.ts'
import { findLink } from '../social-accounts/index.ts'
import { askLimits } from './direct/ask-limits.ts'
import { cancelPost, movePost, retryPost, settleTarget } from './direct/change.ts'
import { checkTargets, wishedTargets } from './direct/check.ts'
import { findVideoOf, readSubject, type Subject } from './direct/find-video.ts'
import { makePost } from './direct/make.ts'
import { shownIn } from './direct/shown-in.ts'
import { renewPosts } from './fresh/renew.ts'
import { presentPost, presentPosts } from './posts/present.ts'
import { findPost, listPosts, listWaiting, type PostsOf } from './posts/store.ts'
import { readTrails } from './posts/trails.ts'
import { listRecentCaptions, listRecentHashtags } from './recent/store.ts'
import { suggestWords } from './suggested/suggest.ts'

type Door = Parameters<Handlers<typeof contract.reservations>['status']>[0]
const allButPlaces = { all: 'but-places' } as const
const allPlaces = { all: 'places' } as const
type Paging = { page: number; limit: number }

export const reservations: Handlers<typeof contract.reservations> = {
  upload: async (ctx, { account, params, body }) => {
    const subject = { accountId: account.id, id: params.id, of: 'product' } as const
    return { result: await presentPost(ctx, await makePost(ctx, subject, body)) }
  },

  uploadOfPlace: async (ctx, { account, params, query, body }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    const subject = { accountId: account.id, id: params.id, of: 'place' } as const
    return { result: await presentPost(ctx, await makePost(ctx, subject, body)) }
  },

  check: async (ctx, { account, params, body }) => {
    const accountId = account.id
    const finished = await findVideoOf(ctx, { accountId, id: params.id, of: 'product' }, body.subtemplateId)
    const at = body.uploadAt === null ? ctx.now() : new Date(body.uploadAt)
    const { stale, video } = await shownIn(ctx, { accountId, finished, wish: body, at })
    const post = { videoId: finished.video.id, video, ...body.words }
    const wished = { accountId, postId: null, post, at, stale }
    const checked = await checkTargets(ctx, wished, await wishedTargets(ctx, accountId, body.targets))
    return {
      result: {
        list: checked.map(({ network, kind, findings, allowed }) => ({
          platform: network,
          type: kind,
          findings: findings.map((finding) => ({ ...finding, values: { ...finding.values } })),
          allowed: presentAllowed(allowed),
        })),
      },
    }
  },

  allowed: async (ctx, { account, query: { platform, type } }) => {
    const link = await findLink(ctx, account.id, platform)
    const { allowed } = await askLimits(ctx, { accountId: account.id, link, kind: type })
    return { result: { allowed: presentAllowed(allowed) } }
  },

  suggest: async (ctx, { account, params, body }) => ({
    result: await suggestWords(ctx, { accountId: account.id, id: params.id, of: 'product' }, body),
  }),

  move: async (ctx, { account, params, body }) => {
    const key = { accountId: account.id, id: params.id }
    return { result: await presentPost(ctx, await movePost(ctx, key, body)) }
  },

  cancel: async (ctx, { account, params }) => {
    return { result: await presentPost(ctx, await cancelPost(ctx, { accountId: account.id, id: params.id })) }
  },

  get: async (ctx, { account, params }) => {
    const key = { accountId: account.id, id: params.id }
    const post = await findPost(ctx, key)
    if (!post) throw new Failure('RESERVATIONS_NOT_FOUND')
    return { result: { ...(await presentPost(ctx, post)), trails: await readTrails(ctx, key) } }
  },

  status: async (ctx, { account, params, query }) => {
    if (params.id === 'all')
      return { result: await pageOfPosts(ctx, account.id, { of: allButPlaces, ...query }) }
    const { projectId } = await readSubject(ctx, { accountId: account.id, id: params.id, of: 'product' })
    const of = projectId === null ? { productId: params.id } : { projectId }
    return { result: await pageOfPosts(ctx, account.id, { of, ...query }) }
  },

  statusOfPlace: async (ctx, { account, params, query }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    if (params.id === 'all')
      return { result: await pageOfPosts(ctx, account.id, { of: allPlaces, ...query }) }
    await readSubject(ctx, { accountId: account.id, id: params.id, of: 'place' })
    return { result: await pageOfPosts(ctx, account.id, { of: { placeId: params.id }, ...query }) }
  },

  retry: async (ctx, { account, params, body: { settle } }) => {
    const key = { accountId: account.id, id: params.id }
    const post = settle ? await settleTarget(ctx, key, settle) : await retryPost(ctx, key)
    return { result: await presentPost(ctx, post) }
  },

  outdated: async (ctx, { account, query: { subtemplateId: projectId, ...of } }) => {
    const waiting = await listWaiting(ctx, account.id, { ...of, projectId })
    const presented = await presentPosts(ctx, account.id, waiting)
    return { result: { list: presented.filter(({ stale }) => stale !== null) } }
  },

  renew: async (ctx, { account, body }) => ({ result: { list: await renewPosts(ctx, account.id, body) } }),

  recentTags: async (ctx, { account, params }) => ({
    result: await recentTags(ctx, { accountId: account.id, id: params.id, of: 'product' }),
  }),

  recentTagsOfPlace: async (ctx, { account, params, query }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    return { result: await recentTags(ctx, { accountId: account.id, id: params.id, of: 'place' }) }
  },

  recentCopies: async (ctx, { account, params }) => ({
    result: await recentCopies(ctx, { accountId: account.id, id: params.id, of: 'product' }),
  }),

  recentCopiesOfPlace: async (ctx, { account, params, query }) => {
    await requireMarket(ctx, account.id, query.kbPay)
    return { result: await recentCopies(ctx, { accountId: account.id, id: params.id, of: 'place' }) }
  },
}

async function pageOfPosts(ctx: Door, accountId: string, { of, page, limit }: Paging & { of: PostsOf }) {
  const { list, total } = await listPosts(ctx, { accountId, page, limit, ...of })
  return { list: await presentPosts(ctx, accountId, list), page, limit, total }
}

async function recentTags(ctx: Door, subject: Subject) {
  const about = { accountId: subject.accountId, ...(await readSubject(ctx, subject)) }
  const list = await listRecentHashtags(ctx, about)
  return { list: list.map(({ hashtags, usedAt }) => ({ tags: hashtags, usedAt: usedAt.toISOString() })) }
}

async function recentCopies(ctx: Door, subject: Subject) {
  const about = { accountId: subject.accountId, ...(await readSubject(ctx, subject)) }
  const list = await listRecentCaptions(ctx, about)
  return { list: list.map(({ caption, usedAt }) => ({ copy: caption, usedAt: usedAt.toISOString() })) }
}

function presentAllowed(allowed: AllowedNow | null) {
  return allowed && { ...allowed, choices: choicesOf(allowed.choices), off: [...allowed.off] }
}

function choicesOf(choices: AllowedNow['choices']): Record<string, string[]> {
  return Object.fromEntries(Object.entries(choices).map(([id, options]) => [id, [...options]]))
}
