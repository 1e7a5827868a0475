import { z } from 'zod'

import { Email } from './account.ts'
import { call } from './define.ts'

/** The plans that are for sale to everybody: Basic and Standard, by the month and by the year. */
const soldPlans: readonly number[] = [1, 2, 11, 12]

/** A plan that one can wait for. */
const WaitedPlan = z.coerce
  .number<number | string>()
  .int()
  .refine((planType) => soldPlans.includes(planType), 'plan_type')

/** Plans and payment. */
export const billing = {
  waitlist: call({
    host: 'api',
    method: 'POST',
    path: '/invoice/waitlist',
    who: 'anyone',
    summary:
      'Puts an e-mail on the list of who waits for a plan, once for each plan; an invitation follows within seven days, and one more free render a day until then.',
    perMinute: 10,
    body: z.object({ userEmail: Email, planType: WaitedPlan }),
    result: z.object({ invitedBy: z.iso.datetime() }),
    errors: ['ALREADY REGISTERED'],
  }),
}
