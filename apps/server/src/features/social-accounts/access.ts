import type { LinkFault } from '@clipmint/contract'
import type { NetworkAccess, NetworkTokens, Publisher, Wait } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { renewOnce } from '../../renew-once.ts'
import { tellLinkEnded } from '../notifications/index.ts'
import { endOf, hasTime, isDue, renewalOf } from './rules.ts'
import { claimRenewal, endRenewal, findById, setFault, type StoredLink, writeEvent } from './store.ts'
import { openTokens, sealTokens } from './tokens.ts'

export type Door = Pick<
  Context,
  'db' | 'now' | 'newId' | 'withTx' | 'signer' | 'settings' | 'outside' | 'jobs' | 'events' | 'log'
>

/** A way to ask in a link's name, or why there is none now. */
export type SocialAccess =
  | { status: 'open'; publisher: Publisher; access: NetworkAccess }
  /** Only its owner can bring it back. */
  | { status: 'fault'; fault: LinkFault | 'unlinked' }
  /** Its network gives no new tokens right now. */
  | Wait

const ended = { status: 'fault', fault: 'ended' } as const
const unlinked = { status: 'fault', fault: 'unlinked' } as const

/** A link as it is asked with, its tokens renewed when they are due. */
export async function accessOf(ctx: Door, accountId: string, socialAccountId: string): Promise<SocialAccess> {
  return opened(ctx, await findById(ctx, socialAccountId, accountId), {
    mustRenew: (tokens, { facts }) => isDue(tokens, facts.renewsBeforeMs, ctx.now()),
    isDead: (tokens) => !hasTime(tokens, ctx.now()),
  })
}

/**
 * After a network said that the token used is dead: the link with another one, got from it once if need be, or what its
 * owner has to do.
 */
export async function recoverAccess(
  ctx: Door,
  accountId: string,
  socialAccountId: string,
  dead: NetworkAccess,
): Promise<SocialAccess> {
  const isDead = ({ access }: NetworkTokens) => access.token === dead.tokens.access.token
  return opened(ctx, await findById(ctx, socialAccountId, accountId), { mustRenew: isDead, isDead })
}

/** Has a link's tokens renewed that nobody used for long. */
export async function renewUnused(ctx: Door, socialAccountId: string): Promise<SocialAccess> {
  return opened(ctx, await findById(ctx, socialAccountId), {
    mustRenew: (_tokens, _publisher, { renewsAt }) => renewsAt !== null && renewsAt <= ctx.now(),
    isDead: (tokens) => !hasTime(tokens, ctx.now()),
  })
}

/** Notes that a link works no more and tells its owner; noted before, it does no more. */
export async function noteFault(ctx: Door, socialAccountId: string, fault: LinkFault): Promise<void> {
  await ctx.withTx(async () => {
    const link = await setFault(ctx, socialAccountId, { fault, at: ctx.now() })
    if (!link) return
    await writeEvent(ctx, link, 'ended')
    const { accountId, network, name: title } = link
    await tellLinkEnded(ctx, { accountId, network, title, failure: fault })
    await ctx.events.publish(accountId, { kind: 'social-account.changed', id: network })
  })
}

type How = {
  mustRenew: (tokens: NetworkTokens, publisher: Publisher, link: StoredLink) => boolean
  /** Whether tokens are of no use any more, also where there are no others now. */
  isDead: (tokens: NetworkTokens) => boolean
}

async function opened(ctx: Door, seen: StoredLink | null, how: How): Promise<SocialAccess> {
  if (!seen) return unlinked
  const publisher = ctx.outside.networks[seen.network]
  if (!publisher) return waiting('off', `${seen.network} is not set up.`)
  const access = await renewOnce<StoredLink, SocialAccess>(seen, {
    now: ctx.now,
    read: (link) => readAccess(ctx, link, publisher, how),
    claim: (link, claim) => claimRenewal(ctx, link, claim),
    renew: (link) => renew(ctx, link, publisher, how),
    lookAgain: async () => (await findById(ctx, seen.id)) ?? { ...seen, unlinkedAt: ctx.now() },
  })
  if (access?.status === 'fault' && access.fault !== 'unlinked') await noteFault(ctx, seen.id, access.fault)
  return access ?? waiting('renewing', 'Another process is getting new tokens.')
}

/** What a link gives as it stands; null where it has to be renewed first. */
function readAccess(
  ctx: Door,
  link: StoredLink,
  publisher: Publisher,
  { mustRenew }: How,
): SocialAccess | null {
  if (link.unlinkedAt !== null) return unlinked
  if (link.fault !== null) return { status: 'fault', fault: link.fault }
  const tokens = tokensOf(ctx, link)
  if (tokens === null || (link.endsAt !== null && link.endsAt <= ctx.now())) return ended
  if (mustRenew(tokens, publisher, link)) return tokens.refresh === null ? ended : null
  return openWith(link, publisher, tokens)
}

async function renew(
  ctx: Door,
  link: StoredLink,
  publisher: Publisher,
  { isDead }: How,
): Promise<SocialAccess> {
  const tokens = tokensOf(ctx, link)
  if (tokens === null) return ended
  const { remoteId, handle } = link
  const outcome = await publisher.renew({ remoteId, handle, tokens })
  if (outcome.status === 'renewed') return keep(ctx, link, publisher, outcome.tokens)
  await endRenewal(ctx, link, {})
  ctx.log.warn({ network: link.network, ...outcome }, 'a network gave no new tokens')
  if (outcome.status === 'needs-owner') return { status: 'fault', fault: outcome.fault }
  if (outcome.status === 'rejected') return ended
  if (!isDead(tokens)) return openWith(link, publisher, tokens)
  return outcome.status === 'wait' ? outcome : waiting(outcome.why, outcome.told)
}

/** The next tokens are kept before they are used: those before are dead. */
async function keep(
  ctx: Door,
  link: StoredLink,
  publisher: Publisher,
  tokens: NetworkTokens,
): Promise<SocialAccess> {
  const isKept = await endRenewal(ctx, link, {
    tokens: sealTokens(ctx, link, tokens),
    renewsAt: renewalOf(tokens, publisher.facts.renewsBeforeMs),
    endsAt: endOf(tokens),
  })
  // It was ended or connected anew while the network answered: whoever asks again sees what it is now.
  return isKept ? openWith(link, publisher, tokens) : waiting('changed', 'The link was changed meanwhile.')
}

function openWith(
  { remoteId, handle }: StoredLink,
  publisher: Publisher,
  tokens: NetworkTokens,
): SocialAccess {
  return { status: 'open', publisher, access: { remoteId, handle, tokens } }
}

function waiting(code: string, told: string): Wait {
  return { status: 'wait', why: 'outage', until: null, code, told }
}

function tokensOf(ctx: Door, link: StoredLink): NetworkTokens | null {
  return link.tokens === null ? null : openTokens(ctx, link, link.tokens)
}
