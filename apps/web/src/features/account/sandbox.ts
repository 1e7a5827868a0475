import type { NetworkId } from '@clipmint/contract'
import { useQuery } from '@tanstack/react-query'

import { queries } from '../../api/index.ts'

export const inboxPath = '/sandbox/inbox'

/** Where a network's stand-in shows what was posted to it. */
export function feedPath(network: NetworkId): string {
  return `/sandbox/${network}/feed`
}

/** Whether the stand-ins for the outside world are on; false until the server has said so. */
export function useSandbox(): boolean {
  const { data } = useQuery({ ...queries.site.facts(), staleTime: Infinity })
  return data?.result.sandbox === true
}
