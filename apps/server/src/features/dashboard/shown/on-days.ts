import type { NetworkId } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { listLinks } from '../../social-accounts/index.ts'
import { listSources } from '../collect/store.ts'
import { countByNetwork } from '../counts/store.ts'
import { isHeardOf, ofNetwork, sumDays } from './rules.ts'
import { listDays } from './store.ts'

/** What came to posts on some days; `missing` are networks that have not told all of theirs, which the sums are without. */
export type FiguresOnDays = {
  views: number | null
  interactions: number | null
  missing: readonly NetworkId[]
}

/**
 * What came to all posts of an owner on some days, in order. A network is missing while it was not heard up to the last of them,
 * where it is linked still or was posted to on them; null while all are.
 */
export async function figuresOn(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  days: readonly string[],
): Promise<FiguresOnDays | null> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const sources = await listSources(ctx, accountId)
  const isHeard = ({ collectedAt }: (typeof sources)[number]) =>
    collectedAt !== null && dayInSeoul(collectedAt) >= last
  if (!sources.some(isHeard)) return null
  const rows = await listDays(ctx, accountId, first)
  const counts = await countByNetwork(ctx, accountId, { first, last })
  if (!isHeardOf(rows, days, counts)) return null
  const linked = new Set((await listLinks(ctx, accountId)).map(({ id }) => id))
  const late = sources.filter((source) => !isHeard(source) && linked.has(source.socialAccountId))
  const silent = counts.filter(
    ({ network, posts }) =>
      posts > 0 &&
      !(
        ofNetwork(sources, network).some(isHeard) &&
        isHeardOf(ofNetwork(rows, network), days, ofNetwork(counts, network))
      ),
  )
  const missing = [...new Set([...late, ...silent].map(({ network }) => network))]
  const { views, interactions } = sumDays(rows, days, true)
  return { views, interactions, missing: missing.toSorted() }
}
