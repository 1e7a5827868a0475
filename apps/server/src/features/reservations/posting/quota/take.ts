import { networks } from '@clipmint/contract'
import type { Publisher, Trouble } from '@clipmint/integrations'
import { dayMs } from '@clipmint/kit'

import type { Context } from '../../../../context.ts'
import type { Target } from '../target.ts'
import { listPublished, takeFromQuota } from './store.ts'

/**
 * Takes what a post needs of the numbers that networks hold accounts and programs to, before they are asked at all: what
 * they would refuse anyway is not sent, and who comes first goes first. Null when there is room, else until when to wait.
 */
export async function takeQuota(
  ctx: Pick<Context, 'db' | 'now'>,
  target: Target,
  { programQuota }: Publisher['facts'],
): Promise<Trouble | null> {
  const now = ctx.now()
  const { dailyPosts } = networks[target.network]
  if (dailyPosts !== null) {
    const since = new Date(now.getTime() - dayMs)
    const lately = await listPublished(ctx, target.socialAccountId, { since, most: dailyPosts })
    const [first] = lately
    if (first && lately.length >= dailyPosts) return fullUntil(new Date(first.getTime() + dayMs))
  }
  if (programQuota === null) return null
  const period = programQuota(now)
  return (await takeFromQuota(ctx, target.network, period)) ? null : fullUntil(period.until)
}

function fullUntil(until: Date): Trouble {
  return { status: 'wait', why: 'quota', until, code: 'own-count', told: '' }
}
