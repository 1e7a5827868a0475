import { postStatus, type ReservationStatus } from '@clipmint/contract'

import type { Target } from '../posting/target.ts'

/** What a post is as a whole: by how far it has come on each of its networks. */
export function statusOf(
  targets: readonly Pick<Target, 'state' | 'nextAt' | 'failure'>[],
): ReservationStatus {
  if (targets.every(({ state }) => state === 'cancelled')) return postStatus.cancelled
  // What was called off for a reason alone, and not with its post, could not be posted.
  const wanted = targets
    .filter(({ state, failure }) => state !== 'cancelled' || failure !== null)
    .map(({ state, nextAt }) => {
      if (state === 'cancelled') return 'failed'
      return state === 'unknown' && nextAt !== null ? 'looking' : state
    })
  if (wanted.every((state) => state === 'queued')) return postStatus.waitingUpload
  if (wanted.every((state) => state === 'confirmed')) return postStatus.completed
  if (wanted.some((state) => state !== 'confirmed' && state !== 'failed' && state !== 'unknown'))
    return postStatus.uploading
  return wanted.includes('confirmed') ? postStatus.partiallyCompleted : postStatus.failed
}
