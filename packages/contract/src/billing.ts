import { z } from 'zod'

import { Email } from './account.ts'
import { call } from './define.ts'
import { allowanceOf } from './limits.ts'

/** A plan that one can wait for: any that is not free. */
const WaitedPlan = z.coerce
  .number<number | string>()
  .int()
  .refine((planType) => allowanceOf(planType) !== allowanceOf(0), 'plan_type')

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
