import { dayMs } from '@clipmint/kit'
import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { forgetSilentDevices } from './devices/commands.ts'
import { forgetCodes } from './phone/store.ts'
import { forgetSessions } from './sessions/store.ts'
import { forgetLoginTokens } from './social/store.ts'
import { unlinkAtProvider } from './social/unlink-job.ts'
import { forgetTries } from './tries/store.ts'
import { invite } from './waitlist/commands.ts'
import { deleteOldWaits } from './waitlist/store.ts'

/** Longer than any limit looks back (a day) and any proof lives (half an hour). */
const keepCodesMs = 2 * dayMs
/** Long enough to answer an owner who asks about a strange sign-in. */
const keepSessionsMs = 30 * dayMs
/** Who waited may wait, and be given renders meanwhile, again half a year later. */
const keepWaitsMs = 180 * dayMs

export const accountJobs = {
  unlinkAtProvider,
  /** Invites somebody who waits for a plan. */
  invite: defineJob({ payload: z.object({ waitingId: z.uuid() }), run: invite }),
  /** Forgets, every night in Seoul, codes, counts, sessions and browsers that no longer mean anything. */
  tidy: defineJob({
    payload: z.object({}),
    every: '17 19 * * *',
    run: async (ctx) => {
      const now = ctx.now().getTime()
      await forgetCodes(ctx, new Date(now - keepCodesMs))
      await forgetLoginTokens(ctx, new Date(now - keepCodesMs))
      await forgetSessions(ctx, new Date(now - keepSessionsMs))
      await forgetTries(ctx, new Date(now - keepCodesMs))
      await forgetSilentDevices(ctx)
      await deleteOldWaits(ctx, new Date(now - keepWaitsMs))
      return { done: true }
    },
  }),
}
