import type { Product } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { findAssets, presentAsset } from '../assets/index.ts'
import { findLocked } from './locked.ts'
import { findFacts, type StoredProduct } from './store.ts'

type Door = Pick<Context, 'db' | 'files'>

export async function presentProduct(ctx: Door, product: StoredProduct): Promise<Product> {
  const [presented] = await presentProducts(ctx, product.accountId, [product])
  if (!presented) throw new Error('Presenting one product gave none.')
  return presented
}

/** Products as the wire has them, with a few queries for any number of them. */
export async function presentProducts(
  ctx: Door,
  accountId: string,
  list: readonly StoredProduct[],
): Promise<Product[]> {
  const assets = await findAssets(ctx, accountId, [...new Set(list.flatMap(({ sourceIds }) => sourceIds))])
  const presented = new Map(
    await Promise.all(assets.map(async (asset) => [asset.id, await presentAsset(ctx, asset)] as const)),
  )
  const ids = list.map(({ id }) => id)
  const facts = await findFacts(ctx, accountId, ids)
  const locked = await findLocked(ctx, accountId, ids)
  return list.map(({ id, accountId: _owner, sourceIds, createdAt, updatedAt, ...fields }) => ({
    ...fields,
    _id: id,
    isLocked: locked.has(id),
    sources: sourceIds.flatMap((sourceId) => presented.get(sourceId) ?? []),
    videoCount: facts.videoCounts.get(id) ?? 0,
    lastRequest: facts.lastRequests.get(id) ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
