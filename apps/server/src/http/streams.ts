/** The open streams of a process, by account. */
export type Streams = {
  /** Counts a stream in, and ends the account's oldest when there are too many. Gives what counts it out. */
  add: (accountId: string, close: () => void) => () => void
  closeAll: () => void
}

/**
 * Remembers which streams are open, at most `most` of an account. The oldest goes first, because it is the likeliest to
 * be of a client that has vanished.
 */
export function createStreams(most: number): Streams {
  const open = new Map<string, Set<() => void>>()
  return {
    add(accountId, close) {
      const own = open.get(accountId) ?? new Set()
      open.set(accountId, own)
      own.add(close)
      const [oldest] = own
      if (own.size > most && oldest) {
        own.delete(oldest)
        oldest()
      }
      return () => {
        own.delete(close)
        if (own.size === 0 && open.get(accountId) === own) open.delete(accountId)
      }
    },
    closeAll() {
      for (const own of open.values()) for (const close of own) close()
    },
  }
}
