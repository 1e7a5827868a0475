import type { contract } from '@clipmint/contract'

import type { Caller, Handlers, Lang } from '../../http/handlers.ts'
import { getCard, getDetail, seasonsNow, suggestTags } from './commands.ts'
import { listStore } from './listing/commands.ts'
import type { Asker } from './listing/store.ts'

/** The store's calls. Ranking for an AI request needs its plan and is answered by the ai-requests area. */
type StoreCalls = Omit<
  Handlers<typeof contract.templates>,
  'recommend' | 'recommended' | 'recommendForPlace' | 'recommendedForPlace'
>

export const templates: StoreCalls = {
  seasons: async (ctx, asking) => ({ result: { list: await seasonsNow(ctx, askerOf(asking)) } }),
  tagNames: async (ctx, { query, account }) => ({
    result: { list: await suggestTags(ctx, query.search, account?.id ?? null) },
  }),
  group: async (ctx, { query, ...asking }) => ({ result: await listStore(ctx, askerOf(asking), query) }),
  list: async (ctx, { query, ...asking }) => ({
    result: await listStore(ctx, askerOf(asking), { ...query, order: 'newest' }),
  }),
  get: async (ctx, { params, ...asking }) => ({ result: await getCard(ctx, params.id, askerOf(asking)) }),
  detail: async (ctx, { params, ...asking }) => ({
    result: await getDetail(ctx, params.id, askerOf(asking)),
  }),
}

function askerOf({ account, lang }: { account: Caller | null; lang: Lang }): Asker {
  return { accountId: account?.id ?? null, lang }
}
