import type {
  Campaign,
  CampaignPost,
  CampaignStatus,
  CampaignStop,
  ReservationStatus,
} from '@clipmint/contract'
import type { StatusTone } from '@clipmint/ui'

export const toneOfCampaign: Readonly<Record<CampaignStatus, StatusTone>> = {
  0: 'info',
  1: 'warn',
  2: 'ok',
  3: 'bad',
  4: 'plain',
  5: 'plain',
}

/** What an owner does about a campaign that stands still: the one button beside its reason. */
export type StopFix = 'resume' | 'product' | 'credits' | 'service' | 'plans' | 'accounts' | 'new'

export const fixOfStop: Readonly<Record<CampaignStop, StopFix>> = {
  owner: 'resume',
  'product-hidden': 'product',
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

/** Whether it may go on again: what was ended by its day may not. */
export function mayResume({ status, stop }: Pick<Campaign, 'status' | 'stop'>): boolean {
  const isLost = stop === 'product-gone' || stop === 'place-gone' || stop === 'promotion-over'
  return (status === 3 || status === 4) && !isLost
}

/** What can be done with a post of a campaign that is none of the posting machine's yet. */
export type CampaignPostWay = 'approve' | 'now' | 'withdraw' | 'move' | 'words' | 'video' | 'skip'

/** What can be done with a post as it stands; the first is what most owners want next. */
export function waysOf(
  post: Pick<CampaignPost, 'status' | 'video' | 'decideBy' | 'uploadAt'>,
  now: Date,
): CampaignPostWay[] {
  const isAhead = Date.parse(post.uploadAt) > now.getTime()
  const isOpen = post.decideBy === null || Date.parse(post.decideBy) > now.getTime()
  switch (post.status) {
    case 0:
      return isAhead ? ['move', 'skip'] : []
    case 1:
      return isOpen ? ['approve', 'words', 'video', 'move', 'now', 'skip'] : []
    case 2:
      return isAhead ? ['now', 'words', 'video', 'move', ...withdrawing(post), 'skip'] : []
    default:
      return []
  }
}

/** Only what is asked about can be taken back. */
function withdrawing({ decideBy }: Pick<CampaignPost, 'decideBy'>): CampaignPostWay[] {
  return decideBy === null ? [] : ['withdraw']
}

/** Whether a post can be moved to another time. */
export function mayMove({ status }: { status: ReservationStatus }): boolean {
  return status <= 2
}
