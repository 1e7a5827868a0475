import { lazy } from 'react'

import { loadMemberWords } from '../../locales/index.ts'

export { DemoLink } from './demo-link.tsx'

/** The form by which a demo is booked, for a page that offers it: it comes with its words when it is shown. */
export const DemoBooking = lazy(async () => {
  const [{ DemoBooking: form }] = await Promise.all([import('./booking/demo-booking.tsx'), loadMemberWords()])
  return { default: form }
})
