import type { Maintenance } from '@clipmint/contract'

/** What a visit is shown of maintenance: nothing, a popup, or a page instead of one that writes. */
export type MaintenanceView = 'none' | 'popup' | 'page'

type Moment = {
  /** By this machine's clock. */
  nowMs: number
  /** Until when the popup is hidden by who does not want it again; 0 when it is not. */
  hiddenUntilMs: number
  isSignedIn: boolean
  path: string
  /** The page on which the server refused to write because of it; null for none. */
  refusedOn: string | null
}

/** A hidden maintenance popup stays away for this long, whatever the calendar says. */
export const HIDE_MAINTENANCE_MS = 24 * 3_600_000

/** Where a member's work is written down; what only reads stays open while the site is worked on. */
const writing = [
  '/product',
  '/place',
  '/app',
  '/upload',
  '/projects',
  '/purchase',
  '/subscribe',
  '/services',
  '/account',
]
const readingOnly = ['/account/faq', '/account/notices']
/** Who edits, watches what was shared or sends from a phone is not interrupted. */
const undisturbed = ['/app', '/m', '/share']

/** Maintenance as it is shown now: the page cannot be hidden, because its writes would be refused. */
export function maintenanceView(maintenance: Maintenance | undefined, at: Moment): MaintenanceView {
  if (!maintenance?.active || Date.parse(maintenance.endAt) <= at.nowMs) return 'none'
  const hasBegun = Date.parse(maintenance.startAt) <= at.nowMs
  if (hasBegun && at.isSignedIn && (isWriting(at.path) || at.refusedOn === at.path)) return 'page'
  return at.nowMs < at.hiddenUntilMs ? 'none' : 'popup'
}

function isWriting(path: string): boolean {
  return writing.some((start) => path.startsWith(start)) && !readingOnly.some((start) => isUnder(path, start))
}

/** Whether popups may come up on a page. */
export function mayInterrupt(path: string): boolean {
  return !undisturbed.some((start) => isUnder(path, start))
}

function isUnder(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`)
}

/** The first announcement that was neither closed in this visit nor hidden for today. */
export function nextAnnouncement<Shown extends { id: string }>(
  list: readonly Shown[],
  {
    closed,
    hidden,
    nowMs,
  }: { closed: readonly string[]; hidden: Readonly<Record<string, number>>; nowMs: number },
): Shown | null {
  return list.find(({ id }) => !closed.includes(id) && nowMs >= (hidden[id] ?? 0)) ?? null
}

/** The end of the day where this browser is. */
export function nextMidnight(nowMs: number): number {
  const day = new Date(nowMs)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}
