import type { StockChoice, StockItem, StockOpenOutcome, StockSource } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { findCopy, storeUpload, type StoredAsset } from '../assets/index.ts'
import { stockKeyOf } from './rules.ts'

/** Fills the widest slot of a frame, with room for a slow zoom into pictures. */
const shortSide = { image: 1_440, video: 1_080 }
const endings = { image: 'jpg', video: 'mp4' }
const longestTitle = 60

export type Chosen = StockChoice & { provider: string }

/** The owner's own copy of an item, made if there is none yet, with whom to name for it. */
export async function copyStock(ctx: Context, accountId: string, chosen: Chosen): Promise<StoredAsset> {
  const { provider, kind, id } = chosen
  const source = ctx.outside.stock.find(({ facts }) => facts.id === provider && facts.kinds.includes(kind))
  if (!source) throw new Failure('STOCK_NOT_FOUND', { field: 'provider' })
  const stockKey = stockKeyOf(provider, kind, id)
  const known = await findCopy(ctx, accountId, stockKey)
  if (known) return known
  const { item, stream } = await open(ctx, source, chosen)
  try {
    const origin = { stockKey, attribution: attributionOf(source, item) }
    return await storeUpload(ctx, accountId, { filename: filenameOf(item), stream, origin }, 'library')
  } finally {
    stream.destroy()
  }
}

async function open(
  { log }: Pick<Context, 'log'>,
  source: StockSource,
  { kind, id, lang }: Chosen,
): Promise<Extract<StockOpenOutcome, { status: 'opened' }>> {
  const outcome = await source.open({ kind, id, lang }, shortSide[kind]).catch((error: unknown) => {
    throw new Failure('STOCK_UNAVAILABLE', { cause: error })
  })
  if (outcome.status === 'opened') return outcome
  if (outcome.status === 'gone') throw new Failure('STOCK_NOT_FOUND', { field: 'id' })
  if (outcome.status === 'refused') {
    log.error(
      { provider: source.facts.id, reason: outcome.reason },
      'a provider of free stock refuses a file',
    )
  }
  throw new Failure('STOCK_UNAVAILABLE')
}

function attributionOf({ facts }: StockSource, { title, pageUrl, author, licence }: StockItem) {
  return { provider: facts.id, providerName: facts.name, title, page: pageUrl, author, licence }
}

function filenameOf({ title, kind }: StockItem): string {
  const name = [...title.replaceAll(/[\\/.]/g, ' ').trim()].slice(0, longestTitle).join('').trim()
  return `${name || kind}.${endings[kind]}`
}
