import type { CampaignSchedule } from '@clipmint/contract'

/** A time in which a campaign ran by one schedule; `until` is null while it does. */
type Spell = { from: number; until: number | null; schedule: CampaignSchedule; isFirst: boolean }

/**
 * What an owner did with their campaign and when, and when the service stopped it: all that is needed to say which posts there have to be.
 */
export type Diary = {
  spells: Spell[]
  /** Slots that their owner moved or left out before they were made: the time, or null for left out. */
  touched: Map<string, { at: number; movedTo: number | null }>
  /** Posts that their owner decided to leave out. */
  leftOut: Set<string>
  /** Times in which the price was another than usual, and in which an account could not be posted to. */
  prices: { at: number; price: number }[]
  deadTokens: { from: number; until: number | null }[]
  stops: { at: number; reason: string }[]
}

export function newDiary(): Diary {
  return { spells: [], touched: new Map(), leftOut: new Set(), prices: [], deadTokens: [], stops: [] }
}

export function openSpell(diary: Diary, from: number, schedule: CampaignSchedule): void {
  diary.spells.push({ from, until: null, schedule, isFirst: diary.spells.length === 0 })
}

export function closeSpell(diary: Diary, until: number): void {
  const last = diary.spells.at(-1)
  if (last && last.until === null) last.until = until
}

export function runsAt({ spells }: Diary, at: number): boolean {
  return spells.some(({ from, until }) => from <= at && (until === null || at < until))
}
