import type { Room } from '../networks/room.ts'
import { refuse } from './errors.ts'

/** How often each route may be asked in a minute that rolls, by the same creator. */
export type Rates = (route: string, account: string, most: number) => void

const minuteMs = 60_000

export function createRates({ store, clock }: Room): Rates {
  const kept = store.open<number[]>('tiktok-rates')
  return (route, account, most) => {
    const key = `${route} ${account}`
    const now = clock.now()
    const recent = (kept.get(key) ?? []).filter((at) => at > now - minuteMs)
    if (recent.length >= most) refuse('rate_limit_exceeded')
    kept.put(key, [...recent, now])
  }
}
