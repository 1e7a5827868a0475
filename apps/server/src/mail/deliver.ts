import type { MailMessage } from '@clipmint/integrations'

import type { Context } from '../context.ts'
import type { JobOutcome } from '../jobs/define.ts'
import { putOff } from '../jobs/put-off.ts'

/** Sends a mail from a job, once by its `onceKey`; what is put off is tried again for a day from `since`. */
export async function deliver(
  ctx: Pick<Context, 'now' | 'log' | 'outside'>,
  message: MailMessage & { onceKey: string },
  since: Date,
): Promise<JobOutcome> {
  const outcome = await ctx.outside.mail.send(message)
  switch (outcome.status) {
    case 'sent':
      return { done: true }
    case 'later':
      return putOff(ctx, since, outcome)
    case 'refused':
      return { gaveUp: outcome.reason }
  }
}
