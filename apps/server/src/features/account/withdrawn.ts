import { limits } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import type { Account } from './store.ts'

/** When what a withdrawn account held is deleted. */
export function removalTime(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + limits.withdrawalDays * 86_400_000)
}

/** Throws ACCOUNT_WITHDRAWN, with the day of deletion in Seoul, for an account whose owner has left. */
export function refuseWithdrawn({ withdrawnAt }: Pick<Account, 'withdrawnAt'>): void {
  if (!withdrawnAt) return
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(removalTime(withdrawnAt))
  throw new Failure('ACCOUNT_WITHDRAWN', { values: { date } })
}
