import { dayMs, hourMs } from '@clipmint/kit'

import type { Room } from '../networks/room.ts'
import type { Token } from '../networks/tokens.ts'
import { refuse } from './errors.ts'

type Limits = { appCallsPerHour: number; pageCallsPerDay: number }
type Window = { start: number; count: number }

/** How much of its limits the app has used, by the hour and the day on the clock. */
export type Usage = {
  /** Counts a call, and refuses it over the limit. */
  count: (token: Token | null, account: string | null) => void
  headers: (token: Token | null, account: string | null) => Record<string, string>
}

export function createUsage(
  { store, clock }: Room,
  { app, limits }: { app: string; limits: () => Limits },
): Usage {
  const now = clock.now
  const windows = store.open<Window>('usage')
  const windowOf = (key: string, lengthMs: number): Window => {
    const start = Math.floor(now() / lengthMs) * lengthMs
    const known = windows.get(key)
    return known?.start === start ? known : { start, count: 0 }
  }
  const counted = (key: string, lengthMs: number): number => {
    const { start, count } = windowOf(key, lengthMs)
    return windows.put(key, { start, count: count + 1 }).count
  }
  const percent = ({ count }: Window, limit: number) => Math.floor((count * 100) / limit)
  const isBusiness = (token: Token | null) => token?.kind === 'page' || token?.kind === 'instagram'

  return {
    count(token, account) {
      const { appCallsPerHour, pageCallsPerDay } = limits()
      if (isBusiness(token) && account !== null) {
        const count = counted(account, dayMs)
        const code = account.startsWith('1784') ? 80_002 : 80_001
        if (count > pageCallsPerDay)
          refuse({
            code,
            message: `(#${code}) There have been too many calls to this account. Wait a bit and try again.`,
          })
      } else {
        if (counted(`app ${app}`, hourMs) > appCallsPerHour)
          refuse({ code: 4, message: '(#4) Application request limit reached' })
      }
    },
    headers(token, account) {
      const { appCallsPerHour, pageCallsPerDay } = limits()
      const used = percent(windowOf(`app ${app}`, hourMs), appCallsPerHour)
      const own = {
        'x-app-usage': JSON.stringify({
          call_count: used,
          total_cputime: Math.floor(used / 4),
          total_time: Math.floor(used / 3),
        }),
      }
      if (!isBusiness(token) || account === null) return own
      const window = windowOf(account, dayMs)
      const share = percent(window, pageCallsPerDay)
      const waitMinutes = share > 100 ? Math.ceil((window.start + dayMs - now()) / 60_000) : 0
      const line = {
        type: account.startsWith('1784') ? 'instagram' : 'pages',
        call_count: share,
        total_cputime: Math.floor(share / 4),
        total_time: Math.floor(share / 3),
        estimated_time_to_regain_access: waitMinutes,
      }
      return { ...own, 'x-business-use-case-usage': JSON.stringify({ [account]: [line] }) }
    },
  }
}
