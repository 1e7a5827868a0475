import { startOfDay } from '../networks/metrics.ts'
import type { Room } from '../networks/room.ts'
import { refuse } from './errors.ts'
import type { YoutubeSwitches } from './switches.ts'

export type Bucket = 'inserts' | 'searches' | 'stats' | 'units'
type Used = { day: number; used: number }

export const pacific = 'America/Los_Angeles'

/** What the project may do in a day, for all channels together; a day begins at midnight in California. */
export type Quota = {
  /** Takes a call's cost, or refuses it. */
  spend: (bucket: Bucket, cost: number) => void
  used: () => Record<Bucket, number>
}

export function createQuota({ store, clock }: Room, switches: () => YoutubeSwitches): Quota {
  const kept = store.open<Used>('youtube-quota')
  const usedOf = (bucket: Bucket): number => {
    const known = kept.get(bucket)
    return known?.day === startOfDay(clock.now(), pacific) ? known.used : 0
  }
  const limitOf = (bucket: Bucket): number => {
    const { insertsPerDay, searchesPerDay, statsPerDay, unitsPerDay } = switches()
    return { inserts: insertsPerDay, searches: searchesPerDay, stats: statsPerDay, units: unitsPerDay }[
      bucket
    ]
  }
  return {
    spend(bucket, cost) {
      const used = usedOf(bucket) + cost
      if (used > limitOf(bucket)) refuse('quotaExceeded')
      kept.put(bucket, { day: startOfDay(clock.now(), pacific), used })
    },
    used: () => ({
      inserts: usedOf('inserts'),
      searches: usedOf('searches'),
      stats: usedOf('stats'),
      units: usedOf('units'),
    }),
  }
}
