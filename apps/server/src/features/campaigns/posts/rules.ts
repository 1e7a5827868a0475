import { limits, networks } from '@clipmint/contract'

import type { CampaignSettings } from '../state/settings.ts'

const minuteMs = 60_000

/** From when on nothing can be decided about a post any more, and none is made for it. */
export function closingOf({ uploadAt }: { uploadAt: Date }): Date {
  return new Date(uploadAt.getTime() - limits.approvalCloseMinutes * minuteMs)
}

/** When a post that waits for its time is looked at, to see what has become of it. */
export function lookOf({ uploadAt }: { uploadAt: Date }): Date {
  return new Date(uploadAt.getTime() + minuteMs)
}

/**
 * A campaign's own hashtags before those that were written for a post: each once, and of the written no more than all of its networks
 * advise.
 */
export function joinHashtags(
  { hashtags: own, targets }: Pick<CampaignSettings, 'hashtags' | 'targets'>,
  written: readonly string[],
): string[] {
  const seen = new Map<string, string>()
  for (const tag of [...own, ...written]) {
    const same = tag.toLocaleLowerCase('en')
    if (!seen.has(same)) seen.set(same, tag)
  }
  return [...seen.values()].slice(0, roomForHashtags({ hashtags: own, targets }))
}

/** How many hashtags a post of a campaign has, where enough are written for it: no more than advised, if not its owner wants more. */
export function roomForHashtags({
  hashtags: own,
  targets,
}: Pick<CampaignSettings, 'hashtags' | 'targets'>): number {
  const advised = Math.min(...targets.map(({ platform }) => networks[platform].hashtags.advised))
  return Math.max(own.length, advised)
}

/** What the name of a slot of which nothing is kept yet names: its campaign, its day and which of that day's it is. Null for an id. */
export function readSlotId(id: string): { campaignId: string; day: string; no: number } | null {
  const [campaignId, day, no] = id.split('_')
  return campaignId && day && no !== undefined ? { campaignId, day, no: Number(no) } : null
}
