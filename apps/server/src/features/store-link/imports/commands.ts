import { can, type ShopImport } from '@clipmint/contract'
import type { ShopProduct } from '@clipmint/integrations'

import type { Context } from '../../../context.ts'
import { getAccount } from '../../account/index.ts'
import { countProducts, findLiving } from '../../products/index.ts'
import { linkOf, withShop, type Door as AccessDoor } from '../access.ts'
import { cafe24Of } from '../platform.ts'
import { toFound } from './rules.ts'
import { changeImport, findImports, isUnderWay, listLast, saveImport, type StoredImport } from './store.ts'

type Door = AccessDoor & Pick<Context, 'newId' | 'withTx' | 'jobs'>

/**
 * Asks the shop for products and has each imported, one after another. What was imported before, and is there still,
 * stays as it is; what is under way goes on.
 */
export async function startImport(ctx: Door, accountId: string, numbers: readonly number[]): Promise<void> {
  const { mallId } = await linkOf(ctx, accountId)
  const wanted = [...new Set(numbers)]
  const settled = await findSettled(ctx, { accountId, mallId, wanted })
  const asked = wanted.filter((no) => !settled.has(no))
  const told = await withShop(ctx, accountId, (access) => cafe24Of(ctx).productsOf(access, asked))
  const batchId = ctx.newId()
  await ctx.withTx(async () => {
    for (const [place, productNo] of wanted.entries()) {
      const key = { accountId, mallId, productNo }
      const known = settled.get(productNo)
      if (known) {
        // One under way may have ended since it was looked at: what came of it is not written over.
        const state = isUnderWay(known) ? {} : { state: 'already' as const, fault: null }
        await changeImport(ctx, key, { batchId, place, ...state })
        continue
      }
      const product = told.find(({ no }) => no === productNo)
      await saveImport(ctx, { ...key, batchId, place, productId: ctx.newId(), ...beginningOf(product) })
      if (product) await ctx.jobs.send('store-link.import', key, { key: accountId })
    }
  })
}

type Wanted = { accountId: string; mallId: string; wanted: readonly number[] }

/** Those of the products that are the owner's already, or on their way to be. */
async function findSettled(
  ctx: Door,
  { accountId, mallId, wanted }: Wanted,
): Promise<Map<number, StoredImport>> {
  const before = await findImports(ctx, { accountId, mallId }, wanted)
  const ids = [...before.values()].map(({ productId }) => productId)
  const living = await findLiving(ctx, accountId, ids)
  return new Map([...before].filter(([, one]) => living.has(one.productId) || isUnderWay(one)))
}

function beginningOf(product: ShopProduct | undefined) {
  const { name = '', thumbnail = null } = product ?? {}
  const found = product ? toFound(product) : null
  return product
    ? ({ name, thumbnail, found, state: 'waiting', fault: null, assetIds: [] } as const)
    : ({ name, thumbnail, found, state: 'failed', fault: 'gone', assetIds: [] } as const)
}

/** How far the products are that were asked for last, and how much room the plan has. */
export async function measureImports(ctx: Pick<Context, 'db'>, accountId: string) {
  const [list, account, used] = await Promise.all([
    listLast(ctx, accountId),
    getAccount(ctx, accountId),
    countProducts(ctx, accountId),
  ])
  const living = await findLiving(
    ctx,
    accountId,
    list.map(({ productId }) => productId),
  )
  return {
    list: list.map((one) => presentImport(one, living)),
    products: { most: can(account, { do: 'add-product', has: used }).most, used },
  }
}

function presentImport(one: StoredImport, living: ReadonlySet<string>): ShopImport {
  const { productNo: no, name, thumbnail, state, fault, productId } = one
  return { no, name, thumbnail, state, fault, productId: living.has(productId) ? productId : null }
}
