import { z } from 'zod'

import { call } from './define.ts'

const Text = z.string().trim().min(1).max(400)
/** A path of this site, such as /store?search=coffee. */
const SitePath = z.string().regex(/^\/(?![/\\])\S*$/, 'a path of this site, such as /store')

const SiteEventText = z.strictObject({
  title: Text,
  lead: Text,
  /** A file of the site, drawn by one of our own templates, and what it shows for who does not see it. */
  picture: z.strictObject({
    src: z.string().regex(/^\/events\/[a-z0-9-]+\.webp$/, 'a picture in apps/web/public/events'),
    alt: Text,
  }),
  blocks: z
    .array(z.strictObject({ title: Text, text: Text }))
    .min(1)
    .max(6),
  action: Text,
  /** What holds for it, in small print. */
  notes: z.array(Text).max(8).default([]),
})

/** A page of an event as an operator writes it, in `content/events/<n>.json`. Days are days in Seoul. */
export const SiteEvent = z
  .strictObject({
    active: z.boolean(),
    startDateAt: z.iso.date(),
    /** The last day of it; null for as long as it is active. */
    endDateAt: z.iso.date().nullable(),
    /** Where its button leads, or `demo` for booking a demo. */
    action: z.union([z.literal('demo'), SitePath]),
    ko: SiteEventText,
    en: SiteEventText,
  })
  .refine(({ startDateAt, endDateAt }) => endDateAt === null || startDateAt <= endDateAt, {
    path: ['endDateAt'],
    error: 'The last day is before the first.',
  })
export type SiteEvent = z.infer<typeof SiteEvent>

/** The pages that there are for events. */
export const siteEventIds = ['1', '2', '3'] as const
const ShownSiteEvent = SiteEvent.safeExtend({ id: z.enum(siteEventIds) })
export type ShownSiteEvent = z.infer<typeof ShownSiteEvent>

/** Pages of events, `/event1` to `/event3`. */
export const siteEvents = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/setting/event',
    who: 'anyone',
    summary: 'The events that go on today in Seoul, the one that started last first.',
    result: z.object({ list: z.array(ShownSiteEvent) }),
  }),
}
