import { limits, type PlaceFault, type PlaceStage, type PlaceStatus } from '@clipmint/contract'
import { isMeaningful } from '@clipmint/copy'

const MINUTE_MS = 60_000

export type Missed = { stage: PlaceStage; fault: PlaceFault }

/** How far a collecting is, in percent, when a stage begins and, by pictures, within it. */
const begins: Record<PlaceStage, number> = { basic: 5, menu: 20, photos: 45, reviews: 70 }
const ends: Record<PlaceStage, number> = { basic: 20, menu: 45, photos: 70, reviews: 100 }

export function progressOf(stage: PlaceStage, share = 0): number {
  return Math.round(begins[stage] + (ends[stage] - begins[stage]) * Math.min(1, share))
}

/** Until when, from the beginning, pictures of a stage are fetched, so that each stage has its turn within the minute. */
export const pictureMs: Record<Exclude<PlaceStage, 'basic'>, number> = {
  menu: 22_000,
  photos: 40_000,
  reviews: 57_000,
}

/** How a collecting ended. What a map does not offer is not missed. */
export function endingOf(
  missed: readonly Missed[],
  isKnown: boolean,
): Extract<PlaceStatus, 'ready' | 'partial' | 'failed'> {
  const faults = missed.filter(({ fault }) => fault !== 'not_offered')
  if (!isKnown) return 'failed'
  return faults.length === 0 ? 'ready' : 'partial'
}

type Read = { status: PlaceStatus; endedAt: Date | null; createdAt: Date }

/** From when on a place may be read again: half an hour after it was read whole, a minute after it was not. */
export function refreshableAt({ status, endedAt, createdAt }: Read): Date {
  const minutes = status === 'ready' ? limits.placeRefreshMinutes : limits.placeRetryMinutes
  return new Date((endedAt ?? createdAt).getTime() + minutes * MINUTE_MS)
}

/** Whole minutes until a place may be read again; 0 when it may. */
export function minutesLeft(place: Read, now: Date): number {
  return Math.max(0, Math.ceil((refreshableAt(place).getTime() - now.getTime()) / MINUTE_MS))
}

type Item = { id: string; pictureIds: readonly string[] }

/** What is wrong with a choice of the menu, or null. How many it may be, the contract says. */
export function choiceFault(
  menu: readonly Item[],
  chosen: readonly string[],
): 'PLACES_MENU_UNKNOWN' | 'PLACES_MENU_PICTURE_NEEDED' | null {
  const items = chosen.map((id) => menu.find((item) => item.id === id))
  if (items.includes(undefined)) return 'PLACES_MENU_UNKNOWN'
  return items.some((item) => (item?.pictureIds.length ?? 0) > 0) ? null : 'PLACES_MENU_PICTURE_NEEDED'
}

/** Whether videos can be planned from what an owner says of their place; saying nothing is fine. */
export function isDescription(text: string): boolean {
  return text === '' || isMeaningful(text, 'sentence').ok
}

/** Whether place features are for this member: by their account, or by what their browser was flagged with. */
export function isOfMarket(account: { kbPay: number }, said: number | undefined): boolean {
  return account.kbPay === 1 || account.kbPay === 2 || said === 1 || said === 2
}
