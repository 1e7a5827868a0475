import { z } from 'zod'

import { call } from './define.ts'
import { limits } from './limits.ts'
import { Currency } from './products.ts'

export const productPages = {
  read: call({
    host: 'ai',
    method: 'POST',
    path: '/product/page',
    who: 'anyone',
    perMinute: limits.pagesReadPerMinute,
    summary:
      'Reads the page of a product that a visitor pasted the link of: name, words and price as the page says them, and up to six pictures, each a JPEG of at most 1,600 pixels a side in base64. Nothing is kept. The page must be of a shop that the visitor speaks for (`attested`).',
    body: z.object({ url: z.string().trim().min(1).max(4_000), attested: z.literal(true) }),
    result: z.object({
      url: z.url(),
      name: z.string(),
      info: z.string(),
      price: z.number().int().nullable(),
      currency: Currency.nullable(),
      pictures: z.array(z.object({ name: z.string(), base64: z.base64() })),
    }),
    errors: [
      'PRODUCT_PAGES_BAD_LINK',
      'PRODUCT_PAGES_NO_PRODUCT',
      'PRODUCT_PAGES_NO_PICTURES',
      'PRODUCT_PAGES_CLOSED',
      'PRODUCT_PAGES_UNAVAILABLE',
    ],
  }),
}
