import type { LinkFault, NetworkId, SocialAccount } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { standingOf } from './present.ts'
import { findLiving, listByIds, listLiving, type StoredLink } from './store.ts'

/** What an owner posts to on a network, as other areas see it. */
export type SocialLink = {
  id: string
  network: NetworkId
  remoteId: string
  name: string
  handle: string | null
  avatarUrl: string | null
  state: SocialAccount['state']
  fault: LinkFault | null
  /** When its owner connected it last. */
  linkedAt: Date
  /** When the network ends it unless it is connected anew; null where it renews itself. */
  endsAt: Date | null
}

type Door = Pick<Context, 'db' | 'now'>

/** The links of an owner that have not ended, also those that have to be connected again. */
export async function listLinks(ctx: Door, accountId: string): Promise<SocialLink[]> {
  return (await listLiving(ctx, accountId)).map((link) => toSocialLink(link, ctx.now()))
}

/** The link of an owner to a network. */
export async function findLink(ctx: Door, accountId: string, network: NetworkId): Promise<SocialLink | null> {
  const link = await findLiving(ctx, accountId, network)
  return link && toSocialLink(link, ctx.now())
}

/** Links of an owner by their ids, also those that have ended. */
export async function findLinks(
  ctx: Door,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, SocialLink>> {
  const links = await listByIds(ctx, accountId, ids)
  return new Map(links.map((link) => [link.id, toSocialLink(link, ctx.now())]))
}

function toSocialLink(link: StoredLink, now: Date): SocialLink {
  const { id, network, remoteId, name, handle, avatarUrl, linkedAt, endsAt } = link
  const state = standingOf(link, now)
  const fault = state === 'needs-reconnect' ? (link.fault ?? 'ended') : null
  return { id, network, remoteId, name, handle, avatarUrl, state, fault, linkedAt, endsAt }
}
