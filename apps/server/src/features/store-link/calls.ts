import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { findLiving } from '../products/index.ts'
import { linkOf, withShop } from './access.ts'
import { measureImports, startImport } from './imports/commands.ts'
import { findImports } from './imports/store.ts'
import { beginLink, finishLink, readLaunch, unlink } from './linking/commands.ts'
import { sendPictures } from './pictures.ts'
import { cafe24Of } from './platform.ts'

export const storeLink: Handlers<typeof contract.storeLink> = {
  connect: async (ctx, { account, body: { token, cafe24 } }) => {
    const { mall_id: mallId, redirect_uri: redirectUri } = cafe24
    const url = await beginLink(ctx, { accountId: account.id, token, mallId, redirectUri })
    return { result: { url: url.href } }
  },

  finish: async (ctx, { account, body }) => ({ result: await finishLink(ctx, account.id, body) }),

  verify: async (ctx, { account, body }) => ({ result: await readLaunch(ctx, account.id, body.hash) }),

  categories: async (ctx, { account }) => ({
    result: { list: await withShop(ctx, account.id, (access) => cafe24Of(ctx).categories(access)) },
  }),

  products: async (ctx, { account, body }) => {
    const list = await withShop(ctx, account.id, (access) => cafe24Of(ctx).products(access, body))
    const { mallId } = await linkOf(ctx, account.id)
    const numbers = list.map(({ no }) => no)
    const imported = await findImports(ctx, { accountId: account.id, mallId }, numbers)
    const ids = [...imported.values()].map(({ productId }) => productId)
    const living = await findLiving(ctx, account.id, ids)
    const shown = list.map(({ no, name, priceWon, thumbnail, isSelling }) => {
      const productId = imported.get(no)?.productId ?? ''
      return {
        no,
        name,
        price: priceWon,
        thumbnail,
        isSelling,
        productId: living.has(productId) ? productId : null,
      }
    })
    return { result: { list: shown, next: list.length < body.limit ? null : (numbers.at(-1) ?? null) } }
  },

  startImport: async (ctx, { account, body }) => {
    await startImport(ctx, account.id, body.products)
    return { result: await measureImports(ctx, account.id) }
  },

  imports: async (ctx, { account }) => ({ result: await measureImports(ctx, account.id) }),

  upload: async (ctx, { account, body }) => ({
    result: { images: await sendPictures(ctx, account.id, body.requests) },
  }),

  unlink: async (ctx, { account }) => {
    await unlink(ctx, account.id)
    return { result: null }
  },
}
