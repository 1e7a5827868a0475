import { NetworkId } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { noteTraits } from '../../learning/index.ts'
import { type DayCounts, onePost } from '../counts/rules.ts'
import { addCounts } from '../counts/store.ts'
import { insertFigures, listUnkept, type Unkept } from './store.ts'

const AT_ONCE = 500

/**
 * Keeps a row for each post of an owner that can be seen, published since a time or whenever, before anything is known of
 * it; and what it was, while that is known.
 */
export async function keepPosts(
  ctx: Pick<Context, 'db' | 'now' | 'withTx'>,
  accountId: string,
  since: Date | null,
): Promise<void> {
  for (;;) {
    const list = await listUnkept(ctx, accountId, { since, most: AT_ONCE })
    if (list.length === 0) return
    await ctx.withTx(async () => {
      const fresh = await insertFigures(ctx, list, ctx.now())
      const published = list.filter(({ targetId }) => fresh.has(targetId))
      await addCounts(ctx, accountId, published.map(countOf))
      await noteTraits(
        ctx,
        accountId,
        published.map(({ network, kind, tags, ...post }) => ({
          ...post,
          group: `${network} ${kind}`,
          hashtags: tags.length,
        })),
      )
    })
    if (list.length < AT_ONCE) return
  }
}

function countOf({ network, publishedAt }: Unkept): DayCounts {
  return { network: NetworkId.parse(network), day: dayInSeoul(publishedAt), counts: onePost }
}
