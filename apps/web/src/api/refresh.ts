import type { Session } from './session.ts'

export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

type RefreshParts = {
  session: Session
  /** Asks the server for a new access token; null when it says that the session is over. */
  ask: () => Promise<string | null>
  lock: Lock
}

/**
 * Renews the access token with one request in flight across all tabs: the first to hold the lock asks, the others
 * find the new token when their turn comes. Gives false when the session is over, which ends it here; an outage flies.
 */
export function createRefresh({ session, ask, lock }: RefreshParts): () => Promise<boolean> {
  return function refresh() {
    const before = session.read()?.accessToken ?? null
    return lock('clipmint.refresh', async () => {
      const current = session.read()
      if (current === null) return false
      if (current.accessToken !== before) return true
      const accessToken = await ask()
      if (accessToken === null) {
        session.end()
        return false
      }
      session.begin(accessToken)
      return true
    })
  }
}

/** The browser's lock, held over all tabs; where there is none (an old browser), tabs of one page still queue. */
export const browserLock: Lock = async (name, work) => {
  if ('locks' in navigator) return await navigator.locks.request(name, work)
  const turn = lastTurn.then(work, work)
  lastTurn = turn.catch(() => undefined)
  return turn
}
let lastTurn: Promise<unknown> = Promise.resolve()
