import type { Context } from '../../../context.ts'
import { listSources } from '../collect/store.ts'
import { sumDays } from './rules.ts'
import { listDays } from './store.ts'

/** What came to an owner's posts on some days in Seoul, in order; null before any of their networks was heard. */
export async function cameOn(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  days: readonly string[],
): Promise<{ views: number | null; interactions: number | null } | null> {
  const [first] = days
  const sources = await listSources(ctx, accountId)
  if (first === undefined || sources.every(({ collectedAt }) => collectedAt === null)) return null
  const { views, interactions } = sumDays(await listDays(ctx, accountId, first), days, true)
  return { views, interactions }
}
