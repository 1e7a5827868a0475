import {
  type PostFailure,
  postStatus,
  type Reservation,
  type ReservationStatus,
  type ReservationTarget,
} from '@clipmint/contract'
import type { StatusTone } from '@clipmint/ui'

/** When a post was first to be seen on a network; null before that. */
export function firstSeenAt({ targets }: Pick<Reservation, 'targets'>): string | null {
  return targets.flatMap(({ publishedAt }) => publishedAt ?? []).toSorted()[0] ?? null
}

/** Whether something of a post is on its way. */
export function isUnderWay({ status }: Pick<Reservation, 'status'>): boolean {
  return status === postStatus.uploading
}

export const toneOfPost: Readonly<Record<ReservationStatus, StatusTone>> = {
  0: 'info',
  1: 'warn',
  2: 'info',
  3: 'info',
  4: 'ok',
  5: 'warn',
  6: 'bad',
  7: 'plain',
  8: 'plain',
}

export const toneOfTarget: Readonly<Record<ReservationTarget['status'], StatusTone>> = {
  pending: 'plain',
  sending: 'info',
  processing: 'info',
  published: 'ok',
  failed: 'bad',
  unknown: 'warn',
  cancelled: 'plain',
}

/** Whether nobody looks by themselves any more for a post of which nobody knows. */
export function isGivenUp({ status, nextAt }: Pick<ReservationTarget, 'status' | 'nextAt'>): boolean {
  return status === 'unknown' && nextAt === null
}

/** The word for how a target stands: what waits for its network is not said to be sent. */
export function standingOf(
  target: Pick<ReservationTarget, 'status' | 'nextAt' | 'waitsFor'>,
): ReservationTarget['status'] | 'given-up' {
  if (isGivenUp(target)) return 'given-up'
  return target.waitsFor === null ? target.status : 'pending'
}

/** What an owner can do about a failure: the one button beside its sentence; null where only sending again is left. */
export type Fix = 'edit' | 'service' | 'reconnect' | 'video' | 'ratio' | 'look' | 'data' | null

/** The way out of each failure. */
export const fixOf: Readonly<Record<PostFailure, Fix>> = {
  check: 'edit',
  'no-right': 'service',
  'video-gone': 'video',
  unlinked: 'reconnect',
  'too-slow': null,
  'network-away': null,
  'quota-full': null,
  'nothing-came': null,
  outdated: 'data',
  'promotion-over': 'edit',
  'refused-ratio': 'ratio',
  'refused-length': 'video',
  'refused-size': 'video',
  'refused-resolution': 'video',
  'refused-frame-rate': 'video',
  'refused-format': 'video',
  'refused-caption': 'edit',
  'refused-hashtags': 'edit',
  'refused-settings': 'edit',
  'refused-duplicate': 'look',
  'refused-copyright': 'video',
  'refused-policy': 'look',
  'refused-private-only': 'edit',
  'refused-account-restricted': 'look',
  'refused-cancelled-there': null,
  'refused-other': 'edit',
  'link-ended': 'reconnect',
  'link-scope-missing': 'reconnect',
  'link-role-lost': 'reconnect',
  'link-not-professional': 'reconnect',
  'link-no-channel': 'reconnect',
  'link-gone': 'reconnect',
}

/** What can be done with a post as it stands; the first is what most owners want next. */
export type PostWay = 'now' | 'move' | 'cancel' | 'retry' | 'mend' | 'again' | 'phone'

export function waysOf(post: Pick<Reservation, 'status' | 'targets' | 'uploadAt'>, now: Date): PostWay[] {
  const { status, targets } = post
  const failed = targets.filter((target) => target.status === 'failed')
  const hasFailed = failed.length > 0
  switch (status) {
    case postStatus.waitingUpload:
      return isDue(post, now) ? ['cancel'] : ['now', 'move', 'cancel']
    case postStatus.uploading:
      return [...(hasFailed ? mendWays(failed) : []), ...(targets.some(mayStop) ? (['cancel'] as const) : [])]
    case postStatus.completed:
      return ['again']
    case postStatus.cancelled:
      return ['again']
    case postStatus.partiallyCompleted:
    case postStatus.failed:
      return hasFailed ? mendWays(failed) : ['phone']
    case postStatus.waitingGeneration:
    case postStatus.needsApproval:
    case postStatus.skipped:
      return []
  }
}

/** What must fail again as it is, is mended first. */
function mendWays(failed: readonly Pick<ReservationTarget, 'failure'>[]): PostWay[] {
  return failed.some(({ failure }) => maySucceedAgain(failure))
    ? ['retry', 'mend', 'phone']
    : ['mend', 'retry', 'phone']
}

/** Whether sending again the same may be taken, without anything being mended in it. */
export function maySucceedAgain(failure: PostFailure | null): boolean {
  const fix = failure === null ? null : fixOf[failure]
  return fix === null || fix === 'reconnect' || fix === 'service'
}

/** Whether a target can still be kept from being seen. */
function mayStop({ status }: Pick<ReservationTarget, 'status'>): boolean {
  return status === 'pending' || status === 'sending' || status === 'processing'
}

/** Whether a post that waits goes out at this very moment. */
export function isDue({ status, uploadAt }: Pick<Reservation, 'status' | 'uploadAt'>, now: Date): boolean {
  return status === postStatus.waitingUpload && Date.parse(uploadAt) <= now.getTime()
}
