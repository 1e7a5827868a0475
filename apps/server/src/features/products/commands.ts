import { can, type NewProduct } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { holdAccount } from '../account/index.ts'
import { findAssets, isSeen } from '../assets/index.ts'
import { refuseLocked } from './locked.ts'
import { wordsFault } from './rules.ts'
import {
  countProducts,
  findProduct,
  insertProduct,
  lockProduct,
  type StoredProduct,
  updateProduct,
} from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId'>

/** The owner's product; throws PRODUCTS_NOT_FOUND. */
export async function getProduct(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  id: string,
): Promise<StoredProduct> {
  const product = await findProduct(ctx, accountId, id)
  if (!product) throw new Failure('PRODUCTS_NOT_FOUND')
  return product
}

/** The owner's product that videos may be made of; throws PRODUCTS_NOT_FOUND, and PRODUCTS_HIDDEN while it is put away. */
export async function getShownProduct(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  id: string,
): Promise<StoredProduct> {
  const product = await getProduct(ctx, accountId, id)
  if (product.hidden) throw new Failure('PRODUCTS_HIDDEN')
  return product
}

/**
 * Registers a product of files that the owner uploaded before. A wish with the id of a product that is there gives that
 * one: its first answer was not heard.
 */
export async function createProduct(
  ctx: Door,
  accountId: string,
  input: NewProduct & { _id?: string | undefined },
): Promise<StoredProduct> {
  refuseEmptyWords(input)
  const { _id: id = ctx.newId(), sources, ...fields } = input
  return ctx.withTx(async () => {
    const { planType } = await holdAccount(ctx, accountId)
    const known = await findProduct(ctx, accountId, id)
    if (known) return known
    const right = can({ planType }, { do: 'add-product', has: await countProducts(ctx, accountId) })
    if (!right.ok) throw new Failure('PRODUCTS_LIMIT_REACHED', { values: { most: right.most } })
    const now = ctx.now()
    const product: StoredProduct = {
      ...fields,
      id,
      accountId,
      sourceIds: await ownSources(ctx, accountId, sources),
      like: false,
      hidden: false,
      createdAt: now,
      updatedAt: now,
    }
    await insertProduct(ctx, product)
    return product
  })
}

type Editable = NewProduct & { hidden: boolean; like: boolean }
export type ProductChanges = { [Field in keyof Editable]?: Editable[Field] | undefined }

/** What only puts a product where its owner finds it. */
const tidying: readonly string[] = ['hidden', 'like'] satisfies (keyof ProductChanges)[]

/** Changes what is named; everything else stays. A locked product can be put away, and throws PRODUCTS_LOCKED otherwise. */
export async function editProduct(
  ctx: Door,
  accountId: string,
  id: string,
  changes: ProductChanges,
): Promise<StoredProduct> {
  refuseEmptyWords(changes)
  const { sources, ...fields } = changes
  return ctx.withTx(async () => {
    const product = await lockProduct(ctx, accountId, id)
    if (!product) throw new Failure('PRODUCTS_NOT_FOUND')
    if (Object.keys(named(changes)).some((field) => !tidying.includes(field)))
      await refuseLocked(ctx, product)
    const changed: StoredProduct = {
      ...product,
      ...named(fields),
      sourceIds: sources ? await ownSources(ctx, accountId, sources) : product.sourceIds,
      updatedAt: ctx.now(),
    }
    await updateProduct(ctx, changed)
    return changed
  })
}

/** The fields that were given. */
function named<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof named<Fields>
  >
}

function refuseEmptyWords(words: { name?: string | undefined; info?: string | undefined }): void {
  const fault = wordsFault(words)
  if (fault) throw new Failure(fault.code, { field: fault.field })
}

/** The ids without repeats, once every one is a picture or clip of this owner. */
async function ownSources(ctx: Door, accountId: string, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const found = new Set((await findAssets(ctx, accountId, wanted)).filter(isSeen).map(({ id }) => id))
  if (wanted.some((id) => !found.has(id))) throw new Failure('ASSETS_NOT_FOUND', { field: 'sources' })
  return wanted
}
