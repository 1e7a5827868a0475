import { limits, NetworkId } from '@clipmint/contract'
import type { ConsentVisit, Publisher } from '@clipmint/integrations'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { failureAt } from '../failures.ts'
import { useVisit } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'signer' | 'settings'>

/** What the browser carries to a network and back: of use to whoever began, for this network, once. */
const Claims = z.object({ sub: z.uuid(), jti: z.uuid(), net: NetworkId })

/** Begins a visit: the address of the page where the owner agrees. */
export async function beginVisit(ctx: Door, accountId: string, publisher: Publisher): Promise<URL> {
  const { id: network } = publisher.facts
  const id = ctx.newId()
  const claims = { sub: accountId, jti: id, net: network }
  const state = await ctx.signer.sign('network-visit', claims, limits.networkVisitSeconds)
  return publisher.consentUrl(visitOf(ctx, { id, network, state }))
}

/** The visit that a browser comes back from; one of another owner or network, an old one and a used one are refused. */
export async function readVisit(
  ctx: Door,
  { accountId, network, state }: { accountId: string; network: NetworkId; state: string },
): Promise<ConsentVisit & { id: string }> {
  const claims = await ctx.signer.verify('network-visit', state, Claims)
  const isOurs = claims?.sub === accountId && claims.net === network
  if (!isOurs || !(await useVisit(ctx, { id: claims.jti, accountId, network, at: ctx.now() })))
    throw failureAt(network, 'SOCIAL_ACCOUNTS_CONNECT_FAILED')
  return { id: claims.jti, ...visitOf(ctx, { id: claims.jti, network, state }) }
}

/** The verifier comes from the visit's id by our key, so that no browser ever holds it and nothing has to be kept. */
function visitOf(
  { signer, settings }: Pick<Door, 'signer' | 'settings'>,
  { id, network, state }: { id: string; network: NetworkId; state: string },
): ConsentVisit {
  const redirectUri = `${settings.publicUrl}/services/${network}`
  return { redirectUri, state, verifier: signer.hash('network-verifier', id) }
}
