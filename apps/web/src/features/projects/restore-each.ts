import { ApiFailure } from '../../api/index.ts'

/** How long a busy server is left alone when it does not say. */
const USUAL_WAIT_MS = 10_000
/** A server that stays busy for one video this often is not asked again. */
const MOST_WAITS = 3

export type Restored = {
  ids: string[]
  /** Why the first of the others did not come back; null when all did. */
  failure: unknown
}

type Means = {
  restore: (id: string) => Promise<unknown>
  wait: (ms: number) => Promise<unknown>
}

/**
 * Restores videos one after another. A busy server is waited for as long as it asks; one that cannot come back keeps
 * none of the others; a lost connection or session ends it.
 */
export async function restoreEach(ids: readonly string[], means: Means): Promise<Restored> {
  const done: Restored = { ids: [], failure: null }
  for (const id of ids) {
    try {
      await restoreCalmly(id, means)
      done.ids.push(id)
    } catch (failure) {
      done.failure ??= failure
      const isOfThisOne = failure instanceof ApiFailure && !failure.retryable && failure.status !== 401
      if (!isOfThisOne) break
    }
  }
  return done
}

async function restoreCalmly(id: string, { restore, wait }: Means): Promise<void> {
  for (let waits = 0; ; waits += 1) {
    try {
      await restore(id)
      return
    } catch (failure) {
      const isBusy = failure instanceof ApiFailure && failure.code === 'TOO_MANY_REQUESTS'
      if (!isBusy || waits === MOST_WAITS) throw failure
      await wait(failure.retryAfterMs ?? USUAL_WAIT_MS)
    }
  }
}
