import { z } from 'zod'

import { kept } from '../../app/kept.ts'

const announcements = kept('clipmint.announcements.hidden', z.record(z.string(), z.number()), {})
const maintenance = kept('clipmint.maintenance.hidden', z.number(), 0)

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
