import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { readPage } from './commands.ts'

export const productPages: Handlers<typeof contract.productPages> = {
  read: async (ctx, { body }) => {
    const { url, name, info, price, pictures } = await readPage(ctx, body.url)
    return {
      result: {
        url,
        name,
        info,
        price: price?.amount ?? null,
        currency: price?.currency ?? null,
        pictures: pictures.map((bytes, index) => ({
          name: `${index + 1}.jpg`,
          base64: bytes.toString('base64'),
        })),
      },
    }
  },
}
