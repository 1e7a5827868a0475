import { can, type contract, limits } from '@clipmint/contract'
import { dayMs, startOfDayInSeoul } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getAccount } from '../account/index.ts'
import { isZone } from '../reservations/index.ts'
import { keepPosts } from './collect/keep.ts'
import { refresh } from './collect/refresh.ts'
import { exportLink } from './export/link.ts'
import { presentPosts } from './shown/present.ts'
import { periodOf } from './shown/rules.ts'
import { listHashtags, listPopular, listPosts, type Which } from './shown/store.ts'
import { summarise } from './shown/summary.ts'

type Calls = typeof contract.dashboard
type Door = Parameters<Handlers<Calls>['get']>[0]
type Asked = Parameters<Handlers<Calls>['interest']>[1]

/** What was published since then may not have been collected yet, and is shown all the same. */
const FRESH_MS = 2 * dayMs
/** Of how many posts at most hashtags are counted, so that an owner of tens of thousands need not wait. */
const HASHTAG_POSTS = 5_000

export const dashboard: Handlers<Calls> = {
  get: async (ctx, { account, query }) => {
    await open(ctx, account.id)
    return { result: await summarise(ctx, account.id, query.term) }
  },

  interest: async (ctx, { account, query }) => {
    await open(ctx, account.id)
    const { sort, term } = query
    const [first = ''] = periodOf(ctx.now(), term).days
    const since = startOfDayInSeoul(first)
    const of = { which: whichOf(account.id, query), since, sort }
    const popular = await listPopular(ctx, { ...of, most: limits.popularPostsMax })
    const tags = await listHashtags(ctx, { ...of, most: limits.popularHashtagsMax, latest: HASHTAG_POSTS })
    const posts = await presentPosts(ctx, account.id, popular)
    return { result: { posts, hashtags: tags.list, hashtagsOf: tags.of } }
  },

  allPosts: async (ctx, { account, query }) => {
    await open(ctx, account.id)
    const { page, limit, sortField, sort } = query
    const { list, total } = await listPosts(ctx, {
      which: whichOf(account.id, query),
      sort: sortField,
      ascending: sort === 'asc',
      limit,
      offset: (page - 1) * limit,
    })
    return { result: { list: await presentPosts(ctx, account.id, list), page, limit, total } }
  },

  refresh: async (ctx, { account }) => {
    await requireService(ctx, account.id)
    return { result: { refreshableAt: (await refresh(ctx, account.id)).toISOString() } }
  },

  exportPosts: async (ctx, { account, query, lang }) => {
    if (!isZone(query.zone)) throw new Failure('RESERVATIONS_ZONE', { field: 'zone' })
    await open(ctx, account.id)
    const how = { lang, zone: query.zone }
    return { result: { url: exportLink(ctx, whichOf(account.id, query), how) } }
  },
}

/** What is looked at is an owner's with the upload service, and shows what was published a moment ago. */
async function open(ctx: Door, accountId: string): Promise<void> {
  await requireService(ctx, accountId)
  await keepPosts(ctx, accountId, new Date(ctx.now().getTime() - FRESH_MS))
}

async function requireService(ctx: Pick<Context, 'db'>, accountId: string): Promise<void> {
  if (!can(await getAccount(ctx, accountId), { do: 'see-dashboard' }).ok)
    throw new Failure('DASHBOARD_NO_RIGHT')
}

function whichOf(
  accountId: string,
  { provider, providerOption }: Pick<Asked['query'], 'provider' | 'providerOption'>,
): Which {
  return {
    accountId,
    network: provider === 'all' ? null : provider,
    kind: providerOption === 'all' ? null : providerOption,
  }
}
