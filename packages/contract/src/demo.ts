import { z } from 'zod'

import { Email } from './account.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'

/** Where a demo was booked: on the site, by a form of ours elsewhere, or by that of the partner's payment app. */
export const demoSources = ['site', 'form', 'kbpay'] as const
export const DemoSource = z.enum(demoSources)
export type DemoSource = z.infer<typeof DemoSource>

/** A telephone number of any kind and country, kept as people write it: a person reads and dials it. */
const AnyPhone = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?(?:[\s\-.()]*\d){8,15}$/)

/** A demo as its visitor sees it. `held` waits until `heldUntil` for them to confirm it. */
export const DemoBooking = z.object({
  state: z.enum(['held', 'confirmed', 'cancelled']),
  source: DemoSource,
  userName: z.string(),
  userEmail: z.string(),
  userPhoneNumber: z.string(),
  companyName: z.string(),
  startAt: z.iso.datetime(),
  endAt: z.iso.datetime(),
  heldUntil: z.iso.datetime(),
})
export type DemoBooking = z.infer<typeof DemoBooking>

const link = { params: z.object({ token: z.string().min(1).max(100) }), result: DemoBooking }
const linkFaults = ['DEMO_LINK_INVALID', 'DEMO_LINK_EXPIRED', 'DEMO_HOLD_ENDED'] as const

/** Booking a demo: no member needed; who booked proves it by the signed link of their mail. */
export const demo = {
  slots: call({
    host: 'api',
    method: 'GET',
    path: '/demo/slots',
    who: 'anyone',
    summary: 'The times that can be booked, day by day in Seoul: weekdays that are no holidays, 10 to 17.',
    result: z.object({
      minutes: z.number().int(),
      list: z.array(z.object({ day: z.iso.date(), startAt: z.array(z.iso.datetime()) })),
    }),
  }),
  book: call({
    host: 'api',
    method: 'POST',
    path: '/demo/booking',
    who: 'anyone',
    summary: 'Holds a time for a visitor and mails them a link to confirm it by; one booking for a time.',
    perMinute: 10,
    body: z.object({
      userName: z.string().trim().min(1).max(limits.inquiryNameMax),
      userEmail: Email,
      userPhoneNumber: AnyPhone,
      companyName: z.string().trim().min(1).max(limits.companyNameMax),
      startAt: z.iso.datetime(),
      source: DemoSource.default('site'),
    }),
    result: DemoBooking,
    errors: ['DEMO_SLOT_CLOSED', 'DEMO_SLOT_TAKEN', 'DEMO_ALREADY_BOOKED'],
  }),
  booking: call({
    host: 'api',
    method: 'GET',
    path: '/demo/booking/{token}',
    who: 'anyone',
    summary: 'The booking that a link of a mail is about.',
    ...link,
    errors: linkFaults,
  }),
  confirm: call({
    host: 'api',
    method: 'POST',
    path: '/demo/booking/{token}/confirm',
    who: 'anyone',
    summary: 'Confirms a booking; one that is confirmed stays so.',
    ...link,
    errors: [...linkFaults, 'DEMO_CANCELLED'],
  }),
  cancel: call({
    host: 'api',
    method: 'DELETE',
    path: '/demo/booking/{token}',
    who: 'anyone',
    summary: 'Cancels a booking, after which its time is free again.',
    ...link,
    errors: [...linkFaults, 'DEMO_CANCELLED'],
  }),
}
