import { LoginChannel } from '@clipmint/contract'
import { z } from 'zod'

import { defineJob } from '../../../jobs/define.ts'
import { openGrant } from './token.ts'

/** Takes a person's consent back at their provider, once the link is gone here. */
export const unlinkAtProvider = defineJob({
  payload: z.object({ channel: LoginChannel, subject: z.string(), grant: z.string().nullable() }),
  run: async (ctx, { channel, subject, grant: sealed }) => {
    const provider = ctx.outside.login.find(({ facts }) => facts.id === channel)
    if (!provider) return { gaveUp: `${channel} is switched off.` }
    const grant = sealed === null ? null : openGrant(ctx, { channel, subject }, sealed)
    const outcome = await provider.unlink({ subject, grant })
    switch (outcome.status) {
      case 'unlinked':
        return { done: true }
      case 'refused':
        return { gaveUp: outcome.reason }
      case 'unreachable':
        throw new Error(`${channel} cannot be told of an unlinking: ${outcome.reason}`)
    }
  },
})
