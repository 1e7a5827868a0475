import {
  type LinkCandidate,
  type LinkedAccount,
  type NetworkId,
  networks,
  type SocialAccount,
} from '@clipmint/contract'
import type { Candidate } from '@clipmint/integrations'

import { stateOf } from './rules.ts'
import type { StoredLink } from './store.ts'

/** How a network stands with its owner. */
export function presentNetwork(
  network: NetworkId,
  {
    link,
    candidates,
    offered,
  }: { link: StoredLink | null; candidates: Candidate[] | null; offered: boolean },
  now: Date,
): SocialAccount {
  const state = link ? standingOf(link, now) : 'available'
  return {
    type: network,
    offered,
    state,
    fault: state === 'needs-reconnect' ? (link?.fault ?? 'ended') : null,
    account: link && presentLink(link, now),
    candidates: candidates && candidates.map(presentCandidate),
  }
}

/** A link as its owner sees it. */
export function presentLink(link: StoredLink, now: Date): LinkedAccount {
  const { id, remoteId, name, handle, avatarUrl, linkedAt, endsAt, renewsAt } = link
  // What renews itself ends on no day, until that has failed for so long that it is about to.
  const isToEnd = renewsAt === null || standingOf(link, now) === 'expiring'
  return {
    _id: id,
    remoteId,
    name,
    handle,
    avatarUrl,
    linkedAt: linkedAt.toISOString(),
    endsAt: isToEnd ? (endsAt?.toISOString() ?? null) : null,
  }
}

/** One of those to choose from, without its tokens. */
export function presentCandidate({ remoteId, name, handle, avatarUrl, fault }: Candidate): LinkCandidate {
  return { remoteId, name, handle, avatarUrl, fault }
}

/** How a link stands now. */
export function standingOf({ network, fault, endsAt }: StoredLink, now: Date): SocialAccount['state'] {
  return stateOf({ fault, endsAt, warnsBeforeEnd: networks[network].warnsBeforeEnd }, now)
}
