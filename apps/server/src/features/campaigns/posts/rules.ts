import { limits } from '@clipmint/contract'

const minuteMs = 60_000

/** From when on nothing can be decided about a post any more, and none is made for it. */
export function closingOf({ uploadAt }: { uploadAt: Date }): Date {
  return new Date(uploadAt.getTime() - limits.approvalCloseMinutes * minuteMs)
}

/** When a post that waits for its time is looked at, to see what has become of it. */
export function lookOf({ uploadAt }: { uploadAt: Date }): Date {
  return new Date(uploadAt.getTime() + minuteMs)
}

/** A post's own hashtags before those that were written for it: each once, and as many as are taken. */
export function joinHashtags(own: readonly string[], written: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of [...own, ...written]) {
    const same = tag.toLocaleLowerCase('en')
    if (!seen.has(same)) seen.set(same, tag)
  }
  return [...seen.values()].slice(0, limits.hashtagsMax)
}

/** The name of a slot of which nothing is kept yet: its campaign, its day and which of that day's it is. */
export function slotId(campaignId: string, day: string, no: number): string {
  return `${campaignId}_${day}_${no}`
}

/** What a name of a slot names; null for the id of a post. */
export function readSlotId(id: string): { campaignId: string; day: string; no: number } | null {
  const [campaignId, day, no] = id.split('_')
  return campaignId && day && no !== undefined ? { campaignId, day, no: Number(no) } : null
}
