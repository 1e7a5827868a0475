import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { remindDue } from './remind-due.ts'
import { ApprovalMail, sendApprovalMail } from './send.ts'

export const approvalJobs = {
  mail: defineJob({ payload: ApprovalMail, run: sendApprovalMail }),
  /** Reminds owners of posts whose time comes near. */
  remind: defineJob({
    payload: z.object({}),
    every: '* * * * *',
    run: async (ctx) => {
      await remindDue(ctx)
      return { done: true }
    },
  }),
}
