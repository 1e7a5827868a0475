import type { contract } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { Input, Output } from '../../../http/handlers.ts'
import { presentCards } from '../present.ts'
import { settleExpired } from '../store.ts'
import { latestOfFolders, listFolders } from './store.ts'

type Call = typeof contract.projects.folders

const POSTERS = 3

/** The owner's folders with the posters of their newest videos. */
export async function presentFolders(
  ctx: Pick<Context, 'db' | 'files' | 'now' | 'settings'>,
  accountId: string,
  { page, limit, folder, folderType }: Input<Call>['query'],
): Promise<Output<Call>['result']> {
  // No video is of a place yet.
  if (folderType === 'place') return { list: [], page, limit, total: 0 }
  await settleExpired(ctx, accountId)
  const { list, total } = await listFolders(ctx, accountId, { page, limit, folder })
  const ids = list.map(({ id }) => id)
  const cards = await presentCards(ctx, accountId, await latestOfFolders(ctx, accountId, ids, POSTERS))
  return {
    list: list.map(({ id, name, count }) => ({
      _id: id,
      name,
      folderType,
      count,
      posterUrls: cards.filter((card) => card.productId === id).flatMap(({ posterUrl }) => posterUrl ?? []),
    })),
    page,
    limit,
    total,
  }
}
