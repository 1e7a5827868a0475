import { setTimeout as sleep } from 'node:timers/promises'

/** A bucket of 40 calls of an app at a shop, which runs out by two a second. */
const perSecond = 2
/** Calls that are left for what else goes on at the shop. */
const spare = 6
const longestWaitMs = 6_000
const most = 1_000

/** Keeps an app's calls to each shop below what the shop lets through. */
export type Pace = {
  /** Waits until the shop may be asked; says how many seconds are left when that is too long to wait. */
  wait: (mallId: string) => Promise<number>
  /** Hears how full the bucket is (`31/40`), or for how long the shop will not be asked. */
  hear: (mallId: string, told: { limit: string | null; restSeconds: number | null }) => void
}

export function createPace(
  now: () => number = Date.now,
  rest: (ms: number) => Promise<unknown> = sleep,
): Pace {
  const freeAt = new Map<string, number>()
  return {
    async wait(mallId) {
      const left = (freeAt.get(mallId) ?? 0) - now()
      if (left > longestWaitMs) return Math.ceil(left / 1_000)
      if (left > 0) await rest(left)
      return 0
    },
    hear(mallId, { limit, restSeconds }) {
      const seconds = restSeconds ?? restOf(limit)
      freeAt.delete(mallId)
      if (seconds > 0) freeAt.set(mallId, now() + seconds * 1_000)
      const [oldest] = freeAt.keys()
      if (freeAt.size > most && oldest !== undefined) freeAt.delete(oldest)
    },
  }
}

function restOf(limit: string | null): number {
  const [, used, size] = /^(\d+)\/(\d+)$/.exec(limit ?? '') ?? []
  if (used === undefined || size === undefined) return 0
  return Math.max(0, Number(used) - (Number(size) - spare)) / perSecond
}
