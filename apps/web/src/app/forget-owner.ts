import type { Query } from '@tanstack/react-query'

import { queryClient } from '../api/index.ts'
import { router } from './routes.tsx'

/**
 * Signed out, here or in another tab, or after a long silence: nothing of the owner's stays, and the guards look at the page
 * again. A member's page leads to the sign-in page and back; any other goes on, for a visitor as mail links find one.
 */
export async function forgetOwner(): Promise<void> {
  const theirs = new Set(queryClient.getQueryCache().getAll())
  const isTheirs = { predicate: (query: Query) => theirs.has(query) }
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.getMutationCache().clear()
  try {
    await router.invalidate()
  } finally {
    queryClient.removeQueries({ type: 'inactive', ...isTheirs })
    // What is still on screen is asked for anew: a query taken from under its page would leave it waiting for ever.
    await queryClient.resetQueries(isTheirs)
  }
}
