import { type CampaignOccasion, type CampaignStatus, withoutStory } from '@clipmint/contract'
import { hourMs } from '@clipmint/kit'

import { endOf } from '../../ai-requests/index.ts'
import { dayAt, momentOn, nextSlot, type Slot, slotOn, slotsBetween } from '../schedule/slots.ts'
import type { CampaignSettings } from './settings.ts'

type Planned = {
  settings: Pick<CampaignSettings, 'schedule' | 'startsOn' | 'endsOn' | 'creations' | 'promotion'>
  plannedUntil: Date
}

/** A campaign's status on the wire: how it stands, and what of it is waited for while it runs. */
export function statusOf(
  state: 'running' | 'stopped' | 'cancelled' | 'ended',
  { toApprove, waiting }: { toApprove: number; waiting: number },
): CampaignStatus {
  if (state === 'stopped') return 3
  if (state === 'cancelled') return 4
  if (state === 'ended') return 5
  if (toApprove > 0) return 1
  return waiting > 0 ? 2 : 0
}

/** Whether a campaign posts at a slot: from its first day to its last, and until the promotion that it tells of is over. */
function isWithin(
  { startsOn, endsOn, promotion }: Pick<CampaignSettings, 'startsOn' | 'endsOn' | 'promotion'>,
  { day, at }: Slot,
): boolean {
  const isBetween = (startsOn === null || day >= startsOn) && (endsOn === null || day <= endsOn)
  return isBetween && (!promotion || at < endOf(promotion))
}

/** Whether no slot comes any more by the last day that its owner chose, whatever becomes of a promotion. */
export function isPastLastDay({ settings, plannedUntil }: Planned): boolean {
  return slotToCome({ settings: { ...settings, promotion: undefined }, plannedUntil }) === null
}

/** The next slot that nothing is done about yet; null when the campaign is over before it. */
export function slotToCome({ settings, plannedUntil }: Planned): Slot | null {
  const { schedule, startsOn } = settings
  const beforeFirst =
    startsOn === null ? null : new Date(momentOn(startsOn, '00:00', schedule.zone).getTime() - 1)
  const after = beforeFirst !== null && beforeFirst > plannedUntil ? beforeFirst : plannedUntil
  const slot = nextSlot(schedule, after)
  return slot !== null && isWithin(settings, slot) ? slot : null
}

/** The slots between two moments that nothing is done about yet, by its schedule; however far ahead they are. */
export function slotsToCome(
  { settings, plannedUntil }: Planned,
  { from, to }: { from: Date; to: Date },
): Slot[] {
  const after = plannedUntil > from ? plannedUntil : from
  return slotsBetween(settings.schedule, after, to).filter((slot) => isWithin(settings, slot))
}

/** The slot of a day by its schedule as it is now; null where that has none, or is over by then. */
export function slotOf({ settings }: Pick<Planned, 'settings'>, day: string): Slot | null {
  const slot = slotOn(settings.schedule, day)
  return slot !== null && isWithin(settings, slot) ? slot : null
}

/**
 * When each post of a slot is due: the first at its time, each other one hour after the one before, as far as the campaign still posts
 * then.
 */
export function timesOf({ at }: Pick<Slot, 'at'>, settings: Planned['settings']): Date[] {
  const { creations, schedule } = settings
  return Array.from({ length: creations }, (_, no) => new Date(at.getTime() + no * hourMs)).filter((time) =>
    isWithin(settings, { day: dayAt(time, schedule.zone).toString(), at: time }),
  )
}

/** What day posts are for that are made together; undefined where they are for none, or one of them is due after it. */
export function occasionOf(
  { settings: { occasion, schedule } }: { settings: Pick<CampaignSettings, 'occasion' | 'schedule'> },
  posts: readonly { uploadAt: Date }[],
): CampaignOccasion | undefined {
  if (occasion === null) return undefined
  const isBefore = ({ uploadAt }: { uploadAt: Date }) =>
    dayAt(uploadAt, schedule.zone).toString() <= occasion.day
  return posts.every(isBefore) ? occasion : undefined
}

/** Where a campaign posts to: what its owner chose, and the stories of those networks that have them. */
export function targetsOf({ targets, story }: Pick<CampaignSettings, 'targets' | 'story'>) {
  const chosen = targets.map(({ platform, type, settings }) => ({ platform, type, settings }))
  const stories = story ? withoutStory(targets) : []
  return [...chosen, ...stories.map((platform) => ({ platform, type: 'story' as const, settings: {} }))]
}
