import { kept } from '../../app/kept.ts'

// Read by hand: every first page reads them, and a parser for two numbers would be a sixth of its weight.
const announcements = kept<Readonly<Record<string, number>>>(
  'clipmint.announcements.hidden',
  { parse: readMoments },
  {},
)
const maintenance = kept('clipmint.maintenance.hidden', { parse: Number }, 0)

/** Until when this browser does not want to see what again, by the announcement's id. */
export function hiddenAnnouncements(): Readonly<Record<string, number>> {
  return announcements.read()
}

/** Hides an announcement until then, and forgets those whose time is over. */
export function hideAnnouncement(id: string, untilMs: number, nowMs: number): void {
  const waiting = Object.entries(announcements.read()).filter(([, until]) => until > nowMs)
  announcements.write({ ...Object.fromEntries(waiting), [id]: untilMs })
}

export const hiddenMaintenance = { untilMs: maintenance.read, hideUntil: maintenance.write }

function readMoments(stored: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object(stored) as object).filter(([, until]) => typeof until === 'number'),
  ) as Record<string, number>
}
