/** Tells that the server took no write because the site is worked on, whoever made the call. */
export type RefusedWrites = {
  note: () => void
  /** Calls `hear` for each; gives the way to stop. */
  listen: (hear: () => void) => () => void
}

export function createRefusedWrites(): RefusedWrites {
  const listeners = new Set<() => void>()
  return {
    note: () => {
      for (const hear of listeners) hear()
    },
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
