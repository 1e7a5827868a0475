import { z } from 'zod'

import { call } from './define.ts'

const Text = z.string().trim().min(1).max(400)

/** What an announcement says in one language; what is optional is left out of the popup. */
const AnnouncementText = z.strictObject({
  title: Text,
  description: Text,
  periodLabel: Text.optional(),
  period: Text.optional(),
  detailLabel: Text.optional(),
  detail: Text.optional(),
  comment: Text.optional(),
})

export const announcementIcons = ['megaphone', 'gift', 'sparkles', 'calendar', 'alert'] as const

/** An announcement as an operator writes it, in `content/announcements/<id>.json`. Days are days in Seoul. */
export const Announcement = z
  .strictObject({
    active: z.boolean(),
    startDateAt: z.iso.date(),
    /** The last day it is shown; null for as long as it is active. */
    endDateAt: z.iso.date().nullable(),
    /** AI features cannot be used meanwhile, which the popup says. */
    aiFeatureBlock: z.boolean(),
    icon: z.enum(announcementIcons),
    ko: AnnouncementText,
    en: AnnouncementText,
  })
  .refine(({ startDateAt, endDateAt }) => endDateAt === null || startDateAt <= endDateAt, {
    path: ['endDateAt'],
    error: 'The last day is before the first.',
  })
export type Announcement = z.infer<typeof Announcement>

const ShownAnnouncement = Announcement.safeExtend({ id: z.string() })
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>

/** When the site is being worked on, as an operator writes it. Times carry their zone, as in 2026-12-01T02:00:00+09:00. */
export const Maintenance = z
  .strictObject({
    active: z.boolean(),
    startAt: z.iso.datetime({ offset: true }),
    endAt: z.iso.datetime({ offset: true }),
    ko: z.strictObject({ title: Text, description: Text }),
    en: z.strictObject({ title: Text, description: Text }),
  })
  .refine(({ startAt, endAt }) => Date.parse(startAt) < Date.parse(endAt), {
    path: ['endAt'],
    error: 'It ends before it starts.',
  })
export type Maintenance = z.infer<typeof Maintenance>

/** What every visit is told of: announcements of the day, and maintenance. */
export const announcements = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/setting/announcement',
    who: 'anyone',
    summary: 'The announcements that are active today in Seoul, the one that started last first.',
    result: z.object({ list: z.array(ShownAnnouncement) }),
  }),
  maintenance: call({
    host: 'api',
    method: 'GET',
    path: '/setting/maintenance',
    who: 'anyone',
    summary: 'When the site is being worked on; where MAINTENANCE_URL is set, browsers ask there instead.',
    result: Maintenance,
  }),
}
