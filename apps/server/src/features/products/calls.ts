import type { contract } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findAssets } from '../assets/index.ts'
import { createProduct, editProduct, getProduct } from './commands.ts'
import { presentProduct, presentProducts } from './present.ts'
import { deleteProduct, listProducts } from './store.ts'

export const products: Handlers<typeof contract.products> = {
  list: async (ctx, { account, query }) => {
    const { list, total } = await listProducts(ctx, account.id, query)
    return {
      result: {
        list: await presentProducts(ctx, account.id, list),
        page: query.page,
        limit: query.limit,
        total,
      },
    }
  },

  create: async (ctx, { account, body }) => {
    return { result: await presentProduct(ctx, await createProduct(ctx, account.id, body)) }
  },

  get: async (ctx, { account, params }) => {
    return { result: await presentProduct(ctx, await getProduct(ctx, account.id, params.id)) }
  },

  edit: async (ctx, { account, params, body }) => {
    return { result: await presentProduct(ctx, await editProduct(ctx, account.id, params.id, body)) }
  },

  remove: async (ctx, { account, params }) => {
    if (!(await deleteProduct(ctx, account.id, params.id))) throw new Failure('PRODUCTS_NOT_FOUND')
    return { result: null }
  },

  like: async (ctx, { account, params, body }) => {
    const { id, like } = await editProduct(ctx, account.id, params.id, body)
    return { result: { _id: id, like } }
  },

  checkAssets: async (ctx, { account, params }) => {
    const { sourceIds } = await getProduct(ctx, account.id, params.id)
    const found = await findAssets(ctx, account.id, sourceIds)
    const preparing = found.filter(({ status }) => status === 'preparing').map(({ id }) => id)
    const failed = found.filter(({ status }) => status === 'failed').map(({ id }) => id)
    const missing = sourceIds.length - found.length
    return { result: { ready: preparing.length + failed.length + missing === 0, preparing, failed, missing } }
  },
}
