import type { Target } from '../posting/target.ts'

/** A post's status on the wire. */
export const postStatus = {
  waitingGeneration: 0,
  needsApproval: 1,
  waitingUpload: 2,
  uploading: 3,
  completed: 4,
  partiallyCompleted: 5,
  failed: 6,
  cancelled: 7,
  skipped: 8,
} as const
export type PostStatus = (typeof postStatus)[keyof typeof postStatus]

/** What a post is as a whole: by how far it has come on each of its networks. */
export function statusOf(targets: readonly Pick<Target, 'state' | 'nextAt'>[]): PostStatus {
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

/** A status as it is kept, read back; throws for a number that is none. */
export function toStatus(code: number): PostStatus {
  const status = Object.values(postStatus).find((it) => it === code)
  if (status === undefined) throw new Error(`${code} is no status of a post.`)
  return status
}
