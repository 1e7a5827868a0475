import { z } from 'zod'

import { Asset, AssetType } from './assets.ts'
import { call } from './define.ts'

export const StockProvider = z.enum(['pexels', 'pixabay', 'openverse'])
export type StockProvider = z.infer<typeof StockProvider>

/** What free stock has: pictures and clips, no music. */
const StockType = AssetType.exclude(['audio'])

/** A free picture or clip as a search shows it; `duration` in milliseconds, null for pictures. */
export const StockItem = z.object({
  provider: StockProvider,
  id: z.string(),
  type: StockType,
  title: z.string(),
  resolution: z.object({ width: z.number().int(), height: z.number().int() }),
  duration: z.number().int().nullable(),
  thumbnail: z.string(),
  /** Its page at the provider. */
  page: z.url(),
  author: z.object({ name: z.string(), url: z.string().nullable() }),
  licence: z.object({ name: z.string(), url: z.url() }),
})
export type StockItem = z.infer<typeof StockItem>

/** Free pictures and clips of other places, searched as one. */
export const stock = {
  providers: call({
    host: 'ai',
    method: 'GET',
    path: '/stock/providers',
    who: 'member',
    summary: 'The places that free pictures and clips come from; none when none is set up.',
    result: z.object({
      list: z.array(
        z.object({ id: StockProvider, name: z.string(), url: z.url(), types: z.array(StockType) }),
      ),
    }),
  }),
  search: call({
    host: 'ai',
    method: 'GET',
    path: '/stock',
    who: 'member',
    summary:
      'Pictures or clips by words, from every place in turn; `away` names the places that did not answer this time.',
    query: z.object({
      search: z.string().trim().normalize('NFC').min(1).max(80),
      type: StockType.default('image'),
      orientation: z.enum(['portrait', 'landscape', 'square']).optional(),
      page: z.coerce.number().int().min(1).max(50).default(1),
    }),
    result: z.object({
      list: z.array(StockItem),
      page: z.number().int(),
      hasMore: z.boolean(),
      away: z.array(z.object({ id: StockProvider, name: z.string() })),
    }),
    errors: ['STOCK_UNAVAILABLE'],
  }),
  use: call({
    host: 'ai',
    method: 'POST',
    path: '/stock',
    who: 'member',
    summary: "Copies a free picture or clip into the owner's storage; asked again, it gives the same file.",
    body: z.object({
      provider: StockProvider,
      type: StockType,
      id: z.string().regex(/^[\w-]{1,64}$/),
    }),
    result: Asset,
    errors: [
      'STOCK_NOT_FOUND',
      'STOCK_UNAVAILABLE',
      'INVALID FILE TYPE',
      'EXCEED REMAINING SPACE',
      'INTERNAL SERVER ERROR',
    ],
  }),
}
