import type { TrailEntry } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { listEvents, listTargets } from '../posting/store.ts'
import type { PostKey } from './store.ts'

/** Everything that happened to a post, by its targets, oldest first. A network's own words are for support alone. */
export async function readTrails(
  ctx: Pick<Context, 'db' | 'signer'>,
  key: PostKey,
): Promise<Record<string, TrailEntry[]>> {
  const targets = await listTargets(ctx, key)
  const trails = await Promise.all(
    targets.map(async (target) => {
      const events = await listEvents(ctx, target)
      const entries = events.map(({ at, kind, detail: { told: _told, ...values } }) => ({
        at: at.toISOString(),
        kind,
        values,
      }))
      return [target.id, entries] as const
    }),
  )
  return Object.fromEntries(trails)
}
