import type { contract } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findAssets } from '../assets/index.ts'
import { createProduct, editProduct, getProduct } from './commands.ts'
import { presentProduct, presentProducts } from './present.ts'
import { deleteProduct, listProducts } from './store.ts'

type Calls = Handlers<typeof contract.products>

/** Hears that a product is put away or deleted, inside the transaction that does so. */
export type WhenGone = (
  ctx: Parameters<Calls['edit']>[0],
  accountId: string,
  product: { id: string; how: 'hidden' | 'deleted' },
) => Promise<void>

/** The calls of products, which tell those that stand above them. */
export function productCalls(whenGone: readonly WhenGone[]): Calls {
  return {
    ...products,

    edit: async (ctx, { account, params: { id }, body }) => {
      const product = await ctx.withTx(async () => {
        const edited = await editProduct(ctx, account.id, id, body)
        if (body.hidden === true)
          for (const hear of whenGone) await hear(ctx, account.id, { id, how: 'hidden' })
        return edited
      })
      return { result: await presentProduct(ctx, product) }
    },

    remove: async (ctx, { account, params: { id } }) => {
      await ctx.withTx(async () => {
        if (!(await deleteProduct(ctx, account.id, id))) throw new Failure('PRODUCTS_NOT_FOUND')
        for (const hear of whenGone) await hear(ctx, account.id, { id, how: 'deleted' })
      })
      return { result: null }
    },
  }
}

const products: Omit<Calls, 'edit' | 'remove'> = {
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
