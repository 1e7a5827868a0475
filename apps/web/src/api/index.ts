import type { Calls, contract } from '@clipmint/contract'
import { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { language } from '../locales/language.ts'
import { createClient } from './client.ts'
import { country } from './country.ts'
import { ApiFailure, isOutage, losesPage } from './failure.ts'
import { firstCall } from './first-calls.ts'
import type { KnownCall } from './known-call.ts'
import { createLive, type LiveEvent } from './live.ts'
import { createQueries } from './queries.ts'
import { browserLock, createRefresh } from './refresh.ts'
import { createRefusedWrites } from './refused-writes.ts'
import { browserStorage, createSession } from './session.ts'
import { createStream } from './stream.ts'
import { browserTransport } from './transport.ts'

export { learnCountry } from './country.ts'
export { ApiFailure, type FailureCode, isOutage, losesPage } from './failure.ts'
export type { LiveEvent } from './live.ts'

const { VITE_API_BASE, VITE_AI_BASE }: Record<string, string | undefined> = import.meta.env
const bases = { api: VITE_API_BASE ?? '/v3', ai: VITE_AI_BASE ?? '/ai' }

export const session = createSession(browserStorage, Date.now)

const refresh = createRefresh({ session, lock: browserLock, ask: askForToken })

/** Writes that the server refused because the site is worked on. */
export const refusedWrites = createRefusedWrites()

/** Every call of the contract: `await api.products.list({ query })` gives `{ result, … }` or throws `ApiFailure`. */
export const api = createClient<typeof contract>(findCall, {
  transport: browserTransport,
  session,
  refresh,
  bases,
  language: () => language.current(),
  country,
  onMaintenance: refusedWrites.note,
})

/** Query options for every reading call; `queries.products.key` is the key of an area. */
export const queries = createQueries(api)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays one however often it is asked; an outage may pass.
      retry: (failures, error) => failures < 2 && (!(error instanceof ApiFailure) || error.retryable),
    },
  },
})

type Asked = { state: { data: unknown } }

/**
 * Options for a page's own data, as the specification says: a 404 or a time-out of it leads to /error, any other failure
 * of the server shows that it is away for a moment, unless the page has something to show from before.
 */
export function pageData<Options extends object>(options: Options) {
  return {
    ...options,
    throwOnError: (error: unknown, { state }: Asked) =>
      losesPage(error) || (isOutage(error) && state.data === undefined),
  }
}

const openStream = createStream({ session, refresh, url: `${bases.api}/events` })
const live = createLive({ open: openStream, onReopened: () => void queryClient.invalidateQueries() })

/** Calls `handler` for each event of this kind (`project.render` …) while the part is on screen. */
export function useEvents(kind: string, handler: (event: LiveEvent) => void): void {
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.kind === kind) handler(event)
  })
  useEffect(() => live.listen(hear), [])
}

/** Whether someone is signed in, in this tab or by another. */
export function useSignedIn(): boolean {
  // What is drawn as the site is built is a visitor's.
  return useSyncExternalStore(session.subscribe, session.isSignedIn, () => false)
}

async function askForToken(): Promise<string | null> {
  try {
    const { result } = await api.account.refresh({ body: {} })
    return result.accessToken
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 401 || error.code === 'ACCOUNT_SESSION_ENDED'))
      return null
    throw error
  }
}

// Most of what the first page would weigh: it comes with the first call that is not one of that page's own.
let known: typeof contract | null = null
function findCall(area: string, name: string): KnownCall | undefined | Promise<KnownCall | undefined> {
  const areas: Record<string, Calls> | null = known
  return areas ? areas[area]?.[name] : (firstCall(area, name) ?? loadCall(area, name))
}

async function loadCall(area: string, name: string): Promise<KnownCall | undefined> {
  const loaded = await import('@clipmint/contract')
  known = loaded.contract
  return (known as Record<string, Calls>)[area]?.[name]
}
