import { NetworkId } from '@clipmint/contract'
import type { FastifyInstance } from 'fastify'

import type { Context } from '../../context.ts'
import { serveHooks } from '../../http/hooks.ts'
import { listLinksTo } from '../social-accounts/index.ts'

/**
 * Where networks tell of posts and accounts: `POST /hooks/networks/{network}`. What comes may be late, twice, out of order
 * or forged, so it is only a reason to look, by a job that all that comes at a time share.
 */
export async function serveNetworkHooks(app: FastifyInstance, ctx: Context): Promise<void> {
  await serveHooks(app, '/hooks/networks', async ({ who, headers, body }) => {
    const { data: network } = NetworkId.safeParse(who)
    const publisher = network && ctx.outside.networks[network]
    if (!publisher?.readHook) return 404
    const heard = publisher.readHook(headers, body)
    if (heard.status === 'refused') {
      ctx.log.warn({ network, reason: heard.reason }, 'network hook refused')
      return 400
    }
    if (heard.status === 'ignored') return 200
    const { remoteId } = heard
    for (const { accountId, id: socialAccountId } of await listLinksTo(ctx, publisher.facts.id, remoteId))
      if (heard.about === 'account')
        await ctx.jobs.send('social-accounts.check', { socialAccountId }, { key: socialAccountId })
      else {
        const payload = { accountId, socialAccountId, ticket: heard.ticket }
        const key = [socialAccountId, ...Object.values(heard.ticket)].join(' ')
        await ctx.jobs.send('reservations.hear', payload, { key })
      }
    return 200
  })
}
