import { limits, NetworkId } from '@clipmint/contract'
import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { renewUnused } from './access.ts'
import { checkLink } from './check-link.ts'
import { deleteVisits } from './linking/store.ts'
import { findLiving, listRenewable } from './store.ts'
import { openTokens } from './tokens.ts'
import { warnOfEnds } from './warnings.ts'

/** How many are seen to in one run; the rest wait for the next. */
const MOST = 2_000

export const socialAccountJobs = {
  /** Takes a consent back at its network, once the link is gone here. */
  revoke: defineJob({
    payload: z.object({
      accountId: z.uuid(),
      network: NetworkId,
      remoteId: z.string(),
      handle: z.string().nullable(),
      tokens: z.string(),
    }),
    run: async (ctx, { tokens: sealed, ...whose }) => {
      const publisher = ctx.outside.networks[whose.network]
      if (!publisher) return { gaveUp: `${whose.network} is not set up.` }
      const tokens = openTokens(ctx, whose, sealed)
      if (tokens === null) return { gaveUp: 'The tokens were sealed with another key.' }
      // Connected anew meanwhile: of some networks that stands on the same consent.
      if (await findLiving(ctx, whose.accountId, whose.network)) return { done: true }
      const { remoteId, handle } = whose
      const outcome = await publisher.revoke({ remoteId, handle, tokens })
      switch (outcome.status) {
        case 'revoked':
          return { done: true }
        case 'needs-owner':
        case 'rejected':
          return { gaveUp: outcome.code }
        case 'wait':
        case 'unclear':
          throw new Error(`${whose.network} cannot be told of an unlinking: ${outcome.told}`)
      }
    },
  }),

  /** Has tokens renewed that nobody uses, before they end. */
  renewDue: defineJob({
    payload: z.object({}),
    every: '11 * * * *',
    run: async (ctx) => {
      for (const { id } of await listRenewable(ctx, ctx.now(), MOST))
        await ctx.jobs.send('social-accounts.renew', { socialAccountId: id }, { key: id })
      return { done: true }
    },
  }),

  renew: defineJob({
    payload: z.object({ socialAccountId: z.uuid() }),
    policy: 'one-waiting',
    concurrency: 2,
    run: async (ctx, { socialAccountId }) => {
      await renewUnused(ctx, socialAccountId)
      return { done: true }
    },
  }),

  /** Looks whether a link still works of which its network says that it does not. */
  check: defineJob({
    payload: z.object({ socialAccountId: z.uuid() }),
    policy: 'one-waiting',
    run: async (ctx, { socialAccountId }) => {
      await checkLink(ctx, socialAccountId)
      return { done: true }
    },
  }),

  /** Tells of links that end; by day in Seoul, so that no telephone rings at night. */
  warn: defineJob({
    payload: z.object({}),
    every: '47 0-9 * * *',
    run: async (ctx) => {
      await warnOfEnds(ctx, MOST)
      return { done: true }
    },
  }),

  /** Forgets what there was to choose from, once its time is over. */
  tidy: defineJob({
    payload: z.object({}),
    every: '*/15 * * * *',
    run: async (ctx) => {
      const keptMs = limits.networkVisitSeconds * 1_000 + limits.networkChoiceMinutes * 60_000
      await deleteVisits(ctx, new Date(ctx.now().getTime() - keptMs))
      return { done: true }
    },
  }),
}
