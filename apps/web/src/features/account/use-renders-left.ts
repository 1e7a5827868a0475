import { can } from '@clipmint/contract'

import { useLimit, useUser } from './queries.ts'

/** The renders of this month that are left out of how many, and those that were given beside. */
export type RendersLeft = { left: number; total: number; extra: number }

/** How many videos may still be made this month: `uncounted` where nobody counts, null while it is not known. */
export function useRendersLeft(): RendersLeft | 'uncounted' | null {
  const { data: user } = useUser()
  const { data: limit } = useLimit()
  if (!user || !limit) return null
  if (can(user.payment, { do: 'render-uncounted' }).ok) return 'uncounted'
  const { renderCnt, renderExtra: extra } = limit
  const left = renderCnt - extra
  // Who waits for a plan has been given more than a month's.
  const { most } = can(user.payment, { do: 'render', has: 0, more: 0 })
  return { left, total: Math.max(left, most), extra }
}
