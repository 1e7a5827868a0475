import type { Holdings } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { measureUse } from '../assets/index.ts'
import { countPlaces } from '../places/index.ts'
import { countProducts } from '../products/index.ts'

/** How much an owner has of all that plans allow so many of, to be held against what a plan has room for. */
export async function holdingsOf(ctx: Pick<Context, 'db'>, accountId: string): Promise<Holdings> {
  const products = await countProducts(ctx, accountId)
  const { all: places } = await countPlaces(ctx, accountId)
  const { bytes: storageBytes } = await measureUse(ctx, accountId)
  return { products, places, storageBytes }
}
