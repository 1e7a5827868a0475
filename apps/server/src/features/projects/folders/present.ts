import type { contract } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { Input, Output } from '../../../http/handlers.ts'
import { presentCards } from '../present.ts'
import { settleExpiry } from '../store.ts'
import { latestOfFolders, listFolders } from './store.ts'

type Call = typeof contract.projects.folders

const POSTERS = 3

const idOf = { product: 'productId', place: 'placeId' } as const

/** The owner's folders with the posters of their newest videos. */
export async function presentFolders(
  ctx: Pick<Context, 'db' | 'files' | 'now' | 'settings'>,
  accountId: string,
  { page, limit, folder, folderType }: Input<Call>['query'],
): Promise<Output<Call>['result']> {
  await settleExpiry(ctx, accountId)
  const { list, total } = await listFolders(ctx, accountId, folderType, { page, limit, folder })
  const folders = { folderType, ids: list.map(({ id }) => id), most: POSTERS }
  const cards = await presentCards(ctx, accountId, await latestOfFolders(ctx, accountId, folders))
  return {
    list: list.map(({ id, name, count }) => ({
      _id: id,
      name,
      folderType,
      count,
      posterUrls: cards
        .filter((card) => card[idOf[folderType]] === id)
        .flatMap(({ posterUrl }) => posterUrl ?? []),
    })),
    page,
    limit,
    total,
  }
}
