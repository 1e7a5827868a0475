import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { presentAsset } from '../assets/index.ts'
import { copyStock } from './copy.ts'
import type { Offered } from './rules.ts'
import { searchStock } from './search.ts'

export const stock: Handlers<typeof contract.stock> = {
  providers: async ({ outside }) => ({
    result: {
      list: outside.stock.map(({ facts: { id, name, url, kinds } }) => ({
        id,
        name,
        url,
        types: [...kinds],
      })),
    },
  }),

  search: async (ctx, { query }) => {
    const { search: words, type: kind, orientation = null, page } = query
    const { items, hasMore, away } = await searchStock(ctx, { words, kind, orientation, page })
    return {
      result: {
        list: items.map(presentItem),
        page,
        hasMore,
        away: away.map(({ id, name }) => ({ id, name })),
      },
    }
  },

  use: async (ctx, { account, lang, body: { provider, type, id } }) => {
    const asset = await copyStock(ctx, account.id, { provider, kind: type, id, lang })
    return { result: await presentAsset(ctx, asset) }
  },
}

function presentItem(item: Offered) {
  const { provider, id, kind, title, width, height, durationMs, thumbnail, pageUrl, author, licence } = item
  return {
    provider,
    id,
    type: kind,
    title,
    resolution: { width, height },
    duration: durationMs,
    thumbnail,
    page: pageUrl,
    author,
    licence,
  }
}
