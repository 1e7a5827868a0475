import {
  type Campaign,
  type CampaignPost,
  type CampaignStatus,
  type CampaignStop,
  limits,
  postStatus,
  type ReservationStatus,
  isStoppedForGood,
} from '@clipmint/contract'
import type { StatusTone } from '@clipmint/ui'

const tones: Readonly<Record<CampaignStatus, StatusTone>> = {
  0: 'info',
  1: 'warn',
  2: 'ok',
  3: 'bad',
  4: 'plain',
  5: 'plain',
}

/** How a campaign's status is coloured: what its owner stopped is nothing bad. */
export function toneOfCampaign({ status, stop }: Pick<Campaign, 'status' | 'stop'>): StatusTone {
  return stop === 'owner' ? 'plain' : tones[status]
}

/** What an owner does about a campaign that stands still: the one button beside its reason. */
export type StopFix = 'resume' | 'product' | 'credits' | 'service' | 'plans' | 'accounts' | 'new'

export const fixOfStop: Readonly<Record<CampaignStop, StopFix>> = {
  owner: 'resume',
  'product-hidden': 'product',
  'product-shown': 'resume',
  'product-gone': 'new',
  'place-gone': 'new',
  'promotion-over': 'new',
  'no-credit': 'credits',
  'no-service': 'service',
  plan: 'plans',
  'no-account': 'accounts',
}

/** Whether a campaign goes on by itself. */
export function isRunning({ status }: Pick<Campaign, 'status'>): boolean {
  return status <= 2
}

/** Those that go on by themselves before the others, each in the order that they came in. */
export function runningFirst<One extends Pick<Campaign, 'status'>>(list: readonly One[]): One[] {
  return list.toSorted((a, b) => Number(isRunning(b)) - Number(isRunning(a)))
}

/** Whether it may go on again: what was ended by its day may not. */
export function mayResume({ status, stop }: Pick<Campaign, 'status' | 'stop'>): boolean {
  return (status === 3 || status === 4) && (stop === null || !isStoppedForGood(stop))
}

/** What can be done with a post of a campaign that is none of the posting machine's yet. */
export type CampaignPostWay = 'approve' | 'now' | 'withdraw' | 'move' | 'words' | 'video' | 'skip'

/** What can be done with a post as it stands; the first is what most owners want next. */
export function waysOf(
  post: Pick<CampaignPost, 'status' | 'decideBy' | 'isHeld' | 'uploadAt'>,
  { now, isApproved }: { now: Date; isApproved: boolean },
): CampaignPostWay[] {
  const aheadMs = Date.parse(post.uploadAt) - now.getTime()
  const isAhead = aheadMs > 0
  if (post.status === 0) return isAhead ? ['move', 'skip'] : []
  if (post.status === 1)
    return mayApprove(post, now) ? ['approve', 'words', 'video', 'move', 'now', 'skip'] : []
  if (post.status !== 2 || !isAhead) return []
  // Nobody could approve it again.
  const mayWithdraw = isApproved && aheadMs > limits.approvalCloseMinutes * 60_000
  return ['now', 'words', 'video', 'move', ...(mayWithdraw ? (['withdraw'] as const) : []), 'skip']
}

/** Whether its owner may still say yes to a post; nothing is decided about one whose campaign stands still. */
export function mayApprove(
  { status, decideBy, isHeld }: Pick<CampaignPost, 'status' | 'decideBy' | 'isHeld'>,
  now: Date,
): boolean {
  return status === 1 && !isHeld && (decideBy === null || Date.parse(decideBy) > now.getTime())
}

/** Whether a post can be moved to another time. */
export function mayMove({ status }: { status: ReservationStatus }): boolean {
  return status <= 2
}

/** What is said in the place of a video that there is none of: at which step it is, or when it is made. */
export function unmadeWord(
  { status, making, uploadAt }: Pick<CampaignPost, 'status' | 'making' | 'uploadAt'>,
  now: Date,
) {
  if (making !== null) return `making_${making}` as const
  if (status > 2) return 'noVideo'
  const aheadMs = Date.parse(uploadAt) - now.getTime()
  return aheadMs > limits.campaignMakeHours * 3_600_000 ? 'notMadeYet' : 'soonMade'
}

/** Where what stands in the way of a post is mended; null where its own page has the way. */
export function fixOfFailure(code: string): 'accounts' | 'settings' | 'video' | null {
  if (code === 'not-linked' || code === 'scope' || code.startsWith('link-')) return 'accounts'
  if (code.startsWith('setting-')) return 'settings'
  return code.startsWith('renew-') ? 'video' : null
}

/** Whether a post is still to go out. */
export function isToGo({ status }: { status: ReservationStatus }): boolean {
  return status <= 2
}

/** Whether a post was taken out of what goes out. */
export function isLeftOut({ status }: { status: ReservationStatus }): boolean {
  return status === postStatus.cancelled || status === postStatus.skipped
}

/** Whether a post belongs to what is over: what was left out before its time stands among what comes until then. */
export function isOver(
  { status, publishedAt, uploadAt }: Pick<CampaignPost, 'status' | 'publishedAt' | 'uploadAt'>,
  now: Date,
): boolean {
  if (status <= postStatus.uploading) return false
  return !isLeftOut({ status }) || publishedAt !== null || Date.parse(uploadAt) <= now.getTime()
}

/** Whether a post needs its owner: it failed, or would as it is. */
export function needsCare(post: Pick<CampaignPost, 'status' | 'failure'>): boolean {
  return post.status === 5 || post.status === 6 || (isToGo(post) && post.failure !== null)
}
