import { type contract, type DemoBooking, limits } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { book, bookingOf, cancel, confirm, freeTimes } from './commands.ts'
import { endOf } from './rules.ts'
import type { Booking } from './store.ts'

export const demo: Handlers<typeof contract.demo> = {
  slots: async (ctx) => ({ result: { minutes: limits.demoMinutes, list: await freeTimes(ctx) } }),

  book: async (ctx, { body, request, lang }) => {
    const booking = await book(ctx, {
      name: body.userName.replaceAll(/\s+/g, ' '),
      email: body.userEmail,
      phone: body.userPhoneNumber,
      company: body.companyName.replaceAll(/\s+/g, ' '),
      startAt: new Date(body.startAt),
      source: body.source,
      language: lang,
      ip: request.ip,
    })
    return { result: present(booking) }
  },

  booking: async (ctx, { params }) => ({ result: present((await bookingOf(ctx, params.token)).booking) }),
  confirm: async (ctx, { params }) => ({ result: present(await confirm(ctx, params.token)) }),
  cancel: async (ctx, { params }) => ({ result: present(await cancel(ctx, params.token)) }),
}

function present(booking: Booking): DemoBooking {
  const { cancelledAt, confirmedAt, startAt } = booking
  return {
    state: cancelledAt !== null ? 'cancelled' : confirmedAt !== null ? 'confirmed' : 'held',
    source: booking.source,
    userName: booking.name,
    userEmail: booking.email,
    userPhoneNumber: booking.phone,
    companyName: booking.company,
    startAt: startAt.toISOString(),
    endAt: endOf(startAt).toISOString(),
    heldUntil: booking.heldUntil.toISOString(),
  }
}
