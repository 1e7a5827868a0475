import { z } from 'zod'

import type { Context } from '../../context.ts'
import { defineJob, type JobOutcome } from '../../jobs/define.ts'
import { deliver } from '../../mail/deliver.ts'
import { writeMail } from '../../mail/write-mail.ts'
import { calendarFile } from './calendar.ts'
import { demoToken } from './commands.ts'
import { companyLetter, demoUrl, visitorLetter } from './letters.ts'
import { deleteOld, findBooking } from './store.ts'

/** Who booked is remembered for so long after the day. */
const keptDays = 180

const DemoMail = z.object({
  bookingId: z.uuid(),
  what: z.enum(['held', 'confirmed', 'cancelled']),
  to: z.enum(['visitor', 'company']),
})

export const demoJobs = {
  mail: defineJob({ payload: DemoMail, run: sendMail }),
  /** Forgets old bookings, every night in Seoul. */
  tidy: defineJob({
    payload: z.object({}),
    every: '41 18 * * *',
    run: async (ctx) => {
      await deleteOld(ctx, new Date(ctx.now().getTime() - keptDays * 86_400_000))
      return { done: true }
    },
  }),
}

async function sendMail(
  ctx: Context,
  { bookingId, what, to }: z.infer<typeof DemoMail>,
): Promise<JobOutcome> {
  const booking = await findBooking(ctx, bookingId)
  if (!booking) return { done: true }
  const since = { held: booking.createdAt, confirmed: booking.confirmedAt, cancelled: booking.cancelledAt }[
    what
  ]
  if (since === null) return { done: true }
  const { publicUrl, businessMail } = ctx.settings
  const token = demoToken(ctx, bookingId)
  const told = { booking, what, publicUrl, token }
  const onceKey = `demo ${bookingId} ${what} ${to}`
  if (to === 'company') {
    const mail = writeMail(ctx.settings, booking.language, companyLetter(told))
    return deliver(ctx, { ...mail, to: businessMail, replyTo: booking.email, onceKey }, since)
  }
  const url = demoUrl(publicUrl, booking, token)
  const attachments = [calendarFile({ booking, what, host: new URL(publicUrl).hostname, url, at: since })]
  const mail = writeMail(ctx.settings, booking.language, visitorLetter(told))
  return deliver(ctx, { ...mail, to: booking.email, replyTo: businessMail, attachments, onceKey }, since)
}
