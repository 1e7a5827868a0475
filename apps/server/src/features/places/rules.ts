import {
  limits,
  pictureFaults,
  type PlaceFault,
  type PlaceMissed,
  type PlaceStage,
  type PlaceStatus,
} from '@clipmint/contract'
import { isMeaningful } from '@clipmint/copy'

const MINUTE_MS = 60_000

/** How far a collecting is, in percent, when a stage begins and, by pictures, within it. */
const begins: Record<PlaceStage, number> = { basic: 5, menu: 20, photos: 45, reviews: 70 }
const ends: Record<PlaceStage, number> = { basic: 20, menu: 45, photos: 70, reviews: 100 }

export function progressOf(stage: PlaceStage, share = 0): number {
  return Math.round(begins[stage] + (ends[stage] - begins[stage]) * Math.min(1, share))
}

/** What of the minute is left for writing down what came, on a machine that does much else. */
const WRITING_MS = 6_000
/** As long as anything can come of a collecting that has waited for its turn. */
const LEAST_MS = 20_000

/** For how long a place may be collected that has waited for its turn so long: owners count from when they asked. */
export function collectingMs(waitedMs: number): number {
  const whole = limits.placeCollectSeconds * 1_000 - WRITING_MS
  return Math.max(LEAST_MS, whole - Math.max(0, waitedMs))
}

/** Which share of that time is over when pictures of a stage are no longer fetched, so that each stage has its turn. */
export const pictureShare: Record<Exclude<PlaceStage, 'basic'>, number> = {
  menu: 0.3,
  photos: 0.6,
  reviews: 0.98,
}

/** Faults that another try would not mend. */
const lasting: ReadonlySet<PlaceFault> = new Set(['not_offered', ...pictureFaults])

/** How a collecting ended. A place is whole when there is nothing that another try may bring. */
export function endingOf(
  missed: readonly Pick<PlaceMissed, 'fault'>[],
  isKnown: boolean,
): Extract<PlaceStatus, 'ready' | 'partial' | 'failed'> {
  if (!isKnown) return 'failed'
  return missed.every(({ fault }) => lasting.has(fault)) ? 'ready' : 'partial'
}

/** The same stage and fault once, with all of its files. */
export function missedOnce(missed: readonly PlaceMissed[]): PlaceMissed[] {
  const once: PlaceMissed[] = []
  for (const one of missed) {
    const known = once.find(({ stage, fault }) => stage === one.stage && fault === one.fault)
    if (known) known.files += one.files
    else once.push({ ...one })
  }
  return once
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
