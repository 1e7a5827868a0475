import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { JobOutcome } from '../../../jobs/define.ts'
import { markDeleted, storeUpload } from '../../assets/index.ts'
import { createProduct } from '../../products/index.ts'
import { cafe24Of } from '../platform.ts'
import { filenameOf, type FoundProduct, wordsOf } from './rules.ts'
import {
  changeImport,
  findImport,
  type ImportFault,
  type ImportKey,
  isUnderWay,
  markRunning,
  type StoredImport,
} from './store.ts'

/** What a video of a shop's product begins with; its owner changes it as of any other. */
const beginnings = {
  currency: 'KRW',
  purpose: 'everyday',
  gender: 'all',
  ages: [],
  tone: 'casual',
} as const

/** Imports one product: its pictures first, then itself. A second try goes on where the first one ended. */
export async function importOne(ctx: Context, key: ImportKey): Promise<JobOutcome> {
  const wanted = await findImport(ctx, key)
  if (!wanted?.found || !isUnderWay(wanted)) return { done: true }
  const words = wordsOf(wanted.found)
  if (!words) return fail(ctx, wanted, 'no-words')
  // It may have been given up since it was read.
  if (!(await markRunning(ctx, key))) return { done: true }
  await tell(ctx, key)
  try {
    const sources = await takePictures(ctx, wanted, wanted.found)
    if (sources.length === 0) return await fail(ctx, wanted, 'no-picture')
    await createProduct(ctx, key.accountId, {
      _id: wanted.productId,
      ...beginnings,
      ages: [],
      ...words,
      sources,
    })
  } catch (error) {
    const fault = error instanceof Failure ? faultOf(error) : null
    if (fault === null) throw error
    await dropPictures(ctx, key)
    return fail(ctx, wanted, fault)
  }
  await changeImport(ctx, key, { state: 'done', fault: null, found: null })
  await tell(ctx, key)
  return { done: true }
}

/** Ends an import that cannot be ended well. */
export async function loseImport(ctx: Context, key: ImportKey): Promise<void> {
  const wanted = await findImport(ctx, key)
  if (wanted && isUnderWay(wanted)) await fail(ctx, wanted, 'away')
}

async function fail(ctx: Context, key: ImportKey, fault: ImportFault): Promise<JobOutcome> {
  await changeImport(ctx, key, { state: 'failed', fault, found: null })
  await tell(ctx, key)
  return { done: true }
}

function tell({ events }: Context, { accountId, productNo }: ImportKey): Promise<void> {
  return events.publish(accountId, { kind: 'store-link.import', id: String(productNo) })
}

/** The pictures as the owner's files. One that is gone, or is none, is left out. */
async function takePictures(
  ctx: Context,
  key: StoredImport,
  { name, pictures }: FoundProduct,
): Promise<string[]> {
  // Each that came is noted, and its place in the list with it: a picture left out counts as nothing.
  const ids = [...key.assetIds]
  for (const [place, address] of pictures.entries()) {
    if (place < ids.length) continue
    const id = await takePicture(ctx, key, { address, filename: filenameOf(name, place) })
    ids.push(id ?? '')
    await changeImport(ctx, key, { assetIds: ids })
  }
  return ids.filter((id) => id !== '')
}

async function takePicture(
  ctx: Context,
  { accountId, mallId }: ImportKey,
  { address, filename }: { address: string; filename: string },
): Promise<string | null> {
  const opened = await cafe24Of(ctx).openPicture(mallId, address)
  if (opened.status === 'unreachable') throw new Error(`A shop's picture cannot be had: ${opened.reason}`)
  if (opened.status !== 'opened') return null
  try {
    const { id, type } = await storeUpload(ctx, accountId, { filename, stream: opened.stream }, 'library')
    return type === 'image' ? id : null
  } catch (error) {
    if (error instanceof Failure && error.code === 'INVALID FILE TYPE') return null
    throw error
  } finally {
    opened.stream.destroy()
  }
}

/** Pictures that came for a product that did not: they would only take space. */
async function dropPictures(ctx: Context, key: ImportKey): Promise<void> {
  const wanted = await findImport(ctx, key)
  const ids = wanted?.assetIds.filter((id) => id !== '') ?? []
  if (ids.length > 0) await ctx.withTx(() => markDeleted(ctx, key.accountId, ids, ctx.now()))
}

function faultOf({ code }: Failure): ImportFault | null {
  switch (code) {
    case 'PRODUCTS_LIMIT_REACHED':
      return 'limit'
    case 'EXCEED REMAINING SPACE':
      return 'space'
    case 'PRODUCTS_INFO_MEANINGLESS':
    case 'PRODUCTS_NAME_MEANINGLESS':
      return 'no-words'
    default:
      return null
  }
}
