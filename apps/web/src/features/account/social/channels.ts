import type { LoginChannel } from '@clipmint/contract'
import { useQuery } from '@tanstack/react-query'

import { queries } from '../../../api/index.ts'

/** The providers that are switched on, in the order that the server gives; none until it has said so. */
export function useLoginChannels(): readonly LoginChannel[] {
  const { data } = useQuery({ ...queries.site.facts(), staleTime: Infinity })
  return data?.result.login ?? []
}
