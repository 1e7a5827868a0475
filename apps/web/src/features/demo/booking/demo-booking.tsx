import type { DemoBooking as Booked, DemoSource } from '@clipmint/contract'
import { useState } from 'react'

import { BookedNote } from './booked-note.tsx'
import { BookingForm } from './booking-form.tsx'

type DemoBookingProps = {
  /** Where it stands, which the company is told and the mail's link follows. */
  source?: DemoSource
  /** Closes what it stands in, where that can be closed. */
  onDone?: () => void
}

/** Booking a demo: the form, and then what is to be done to confirm it. */
export function DemoBooking({ source = 'site', onDone }: DemoBookingProps) {
  const [booked, setBooked] = useState<Booked | null>(null)
  if (booked) return <BookedNote booked={booked} {...(onDone ? { onDone } : {})} />
  return <BookingForm source={source} onBooked={setBooked} />
}
