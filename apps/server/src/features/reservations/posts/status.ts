import { postStatus, type ReservationStatus } from '@clipmint/contract'

import type { Target } from '../posting/target.ts'

/** What a post is as a whole: by how far it has come on each of its networks. */
export function statusOf(targets: readonly Pick<Target, 'state' | 'nextAt'>[]): ReservationStatus {
  const states = targets.map(({ state, nextAt }) =>
    state === 'unknown' && nextAt !== null ? 'looking' : state,
  )
  const wanted = states.filter((state) => state !== 'cancelled')
  if (wanted.length === 0) return postStatus.cancelled
  if (wanted.every((state) => state === 'queued')) return postStatus.waitingUpload
  if (wanted.every((state) => state === 'confirmed')) return postStatus.completed
  if (wanted.some((state) => state !== 'confirmed' && state !== 'failed' && state !== 'unknown'))
    return postStatus.uploading
  return wanted.includes('confirmed') ? postStatus.partiallyCompleted : postStatus.failed
}
