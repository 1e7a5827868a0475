/** What this browser remembers of a session. The refresh token is in a cookie that scripts cannot read. */
export type Stored = { accessToken: string; /** Milliseconds by this machine's clock. */ receivedAt: number }

export type SessionStorage = {
  read: () => string | null
  write: (value: string | null) => void
  /** Tells of a change made by another tab; returns the way to stop listening. */
  watch: (changed: () => void) => () => void
}

export type Session = {
  read: () => Stored | null
  isSignedIn: () => boolean
  isStale: () => boolean
  begin: (accessToken: string) => void
  end: () => void
  subscribe: (changed: () => void) => () => void
}

const staleAfterMs = 600_000

/** Keeps the session of this browser, the same in every tab. */
export function createSession(storage: SessionStorage, now: () => number): Session {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let unwatch: (() => void) | null = null

  function read(): Stored | null {
    return parseStored(storage.read())
  }
  function write(stored: Stored | null): void {
    storage.write(stored ? JSON.stringify(stored) : null)
    tell()
  }
  return {
    read,
    isSignedIn: () => read() !== null,
    isStale: () => {
      const stored = read()
      return stored !== null && now() - stored.receivedAt > staleAfterMs
    },
    begin: (accessToken) => write({ accessToken, receivedAt: now() }),
    end: () => write(null),
    subscribe: (changed) => {
      listeners.add(changed)
      unwatch ??= storage.watch(tell)
      return () => {
        listeners.delete(changed)
        if (listeners.size > 0) return
        unwatch?.()
        unwatch = null
      }
    },
  }
}

function parseStored(text: string | null): Stored | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    if (!('accessToken' in value) || typeof value.accessToken !== 'string') return null
    if (!('receivedAt' in value) || typeof value.receivedAt !== 'number') return null
    return { accessToken: value.accessToken, receivedAt: value.receivedAt }
  } catch {
    return null
  }
}

const key = 'clipmint.session'

/** The session storage of a browser: shared by its tabs. */
export const browserStorage: SessionStorage = {
  read: () => localStorage.getItem(key),
  write: (value) => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
  watch: (changed) => {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
