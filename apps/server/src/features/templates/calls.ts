import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { getCard, getDetail, seasonsNow, suggestTags } from './commands.ts'
import { listStore } from './listing/commands.ts'

/** The store's calls. Ranking for an AI request needs its plan and is answered by the ai-requests area. */
type StoreCalls = Omit<Handlers<typeof contract.templates>, 'recommend' | 'recommended'>

export const templates: StoreCalls = {
  seasons: async (ctx, { account }) => ({ result: { list: await seasonsNow(ctx, account?.id ?? null) } }),
  tagNames: async (ctx, { query, account }) => ({
    result: { list: await suggestTags(ctx, query.search, account?.id ?? null) },
  }),
  group: async (ctx, { query, account }) => ({ result: await listStore(ctx, account?.id ?? null, query) }),
  list: async (ctx, { query, account }) => ({
    result: await listStore(ctx, account?.id ?? null, { ...query, order: 'newest' }),
  }),
  get: async (ctx, { params, account }) => ({ result: await getCard(ctx, params.id, account?.id ?? null) }),
  detail: async (ctx, { params, account }) => ({
    result: await getDetail(ctx, params.id, account?.id ?? null),
  }),
}
