import { postStatus, type SkipReason } from '@clipmint/contract'

import { type findPosts, isTooLate, type listTargetsOf } from '../../reservations/index.ts'

type Sent = Pick<Awaited<ReturnType<typeof findPosts>>[number], 'id' | 'status' | 'uploadAt' | 'endedAt'>
type SentTarget = Pick<Awaited<ReturnType<typeof listTargetsOf>>[number], 'postId' | 'failure'>

/** Why a post of a campaign is left out that was called off after it had become one, by its targets; null where it was not. */
export function whyCalledOff(sent: Sent, targets: readonly SentTarget[]): SkipReason | null {
  if (sent.status !== postStatus.cancelled) return null
  for (const { postId, failure } of targets)
    if (postId === sent.id && (failure === 'outdated' || failure === 'promotion-over')) return failure
  return sent.endedAt !== null && isTooLate(sent, sent.endedAt) ? 'missed' : 'owner'
}
