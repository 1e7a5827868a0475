import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { catalogue } from './catalogue.ts'
import { getEntry, searchStore, seasonsNow } from './commands.ts'
import type { Entry } from './entry.ts'
import { suggestTags } from './rules.ts'

/** The store's calls. Ranking for an AI request needs its plan and is answered by the ai-requests area. */
type StoreCalls = Omit<Handlers<typeof contract.templates>, 'recommend' | 'recommended'>

export const templates: StoreCalls = {
  seasons: async (ctx) => ({
    result: {
      list: seasonsNow(ctx).map((season) => ({ ...season, templates: season.templates.map(cardOf) })),
    },
  }),
  tagNames: async (_ctx, { query }) => ({ result: { list: suggestTags(catalogue.entries, query.search) } }),
  group: async (ctx, { query }) => ({ result: pageFrom(await searchStore(ctx, query), query) }),
  list: async (ctx, { query }) => ({
    result: pageFrom(await searchStore(ctx, { order: 'newest' }), query),
  }),
  get: async (_ctx, { params }) => ({ result: getEntry(params.id).card }),
  detail: async (_ctx, { params }) => {
    const { card, template } = getEntry(params.id)
    return { result: { card, document: template } }
  },
}

function cardOf({ card }: Entry): Entry['card'] {
  return card
}

function pageFrom(entries: readonly Entry[], { page, limit }: { page: number; limit: number }) {
  const list = entries.slice((page - 1) * limit, page * limit).map(cardOf)
  return { list, page, limit, total: entries.length }
}
