import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { listSources } from '../collect/store.ts'
import { countByNetwork } from '../counts/store.ts'
import { isHeardOf, sumDays } from './rules.ts'
import { listDays } from './store.ts'

/** What came to all posts of an owner on some days, in order; null while their networks were not heard up to the last of them. */
export async function figuresOn(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  days: readonly string[],
): Promise<{ views: number | null; interactions: number | null } | null> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const heard = (await listSources(ctx, accountId)).flatMap(({ collectedAt }) => collectedAt ?? [])
  if (!heard.some((at) => dayInSeoul(at) >= last)) return null
  const rows = await listDays(ctx, accountId, first)
  if (!isHeardOf(rows, days, await countByNetwork(ctx, accountId, { first, last }))) return null
  const { views, interactions } = sumDays(rows, days, true)
  return { views, interactions }
}
