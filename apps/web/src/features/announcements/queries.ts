import type { Maintenance } from '@clipmint/contract'
import { useQuery } from '@tanstack/react-query'

import { queries } from '../../api/index.ts'

const POLL_MS = 300_000

/** The announcements of the day: operators write them while a visit goes on, and a visit may outlast the day. */
export function useAnnouncements() {
  return useQuery({
    ...queries.announcements.list(),
    refetchInterval: POLL_MS,
    retry: false,
    select: ({ result }) => result.list,
  })
}

/** Maintenance, asked for at load and every five minutes: of the address that the server names, else of the server. */
export function useMaintenance() {
  const { data: facts } = useQuery({ ...queries.site.facts(), staleTime: Infinity })
  const url = facts?.result.maintenanceUrl ?? null
  const own = queries.announcements.maintenance()
  return useQuery({
    ...own,
    ...(url === null ? {} : { queryFn: ({ signal }: { signal: AbortSignal }) => readElsewhere(url, signal) }),
    enabled: facts !== undefined,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    retry: false,
    select: ({ result }) => result,
  })
}

/** The file lies where it can be read while our own server is away. */
async function readElsewhere(url: string, signal: AbortSignal): Promise<{ result: Maintenance }> {
  const answer = await fetch(url, { signal, cache: 'no-store', credentials: 'omit' })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  const contract = await import('@clipmint/contract')
  return { result: contract.Maintenance.parse(await answer.json()) }
}
