import { limits, type NetworkId } from '@clipmint/contract'
import type { Candidate } from '@clipmint/integrations'

import type { Context } from '../../../context.ts'
import { holdAccount } from '../../account/index.ts'
import { failureAt, failureOf } from '../failures.ts'
import { standingOf } from '../present.ts'
import { publisherOf } from '../publishers.ts'
import { endOf, renewalOf } from '../rules.ts'
import {
  endLink,
  findLiving,
  listLiving,
  saveLink,
  type LinkEvent,
  type StoredLink,
  writeEvent,
} from '../store.ts'
import { openCandidates, sealCandidates, sealTokens } from '../tokens.ts'
import { dropCandidates, findCandidates, keepCandidates } from './store.ts'
import { readVisit } from './visit.ts'

type Door = Pick<
  Context,
  'db' | 'now' | 'newId' | 'withTx' | 'signer' | 'settings' | 'outside' | 'jobs' | 'events' | 'log'
>

export type Back = { type: NetworkId; state: string } & Partial<
  Record<'code' | 'error' | 'error_reason', string | undefined>
>
export type Connection =
  | { status: 'linked'; link: StoredLink }
  | { status: 'choose'; candidates: Candidate[] }

/**
 * Ends a visit to a consent page. Links at once the only one that can be linked, and what has to be connected again; another
 * one than is linked is asked about first, because posts that wait do not go out there.
 */
export async function connect(
  ctx: Door,
  accountId: string,
  { type: network, ...back }: Back,
): Promise<Connection> {
  const publisher = publisherOf(ctx, network)
  const { id, ...visit } = await readVisit(ctx, { accountId, network, state: back.state })
  const granted = await publisher.exchange(wordsOf(back), visit)
  if (granted.status === 'cancelled') throw failureAt(network, 'SOCIAL_ACCOUNTS_CANCELLED')
  if (granted.status !== 'granted') {
    ctx.log.warn({ network, ...granted }, 'a network did not connect')
    throw failureOf(network, granted)
  }
  const scopes = granted.missing.join(', ')
  if (scopes !== '') throw failureAt(network, 'SOCIAL_ACCOUNTS_PERMISSION_MISSING', { scopes })
  const found = await publisher.candidates(granted.tokens)
  if (found.status !== 'found') throw failureOf(network, found)
  return offer(ctx, { accountId, network, id }, [...found.list])
}

type Visit = { accountId: string; network: NetworkId; id: string }

async function offer(ctx: Door, visit: Visit, list: Candidate[]): Promise<Connection> {
  const { accountId, network } = visit
  if (list.length === 0) throw failureAt(network, 'SOCIAL_ACCOUNTS_NOTHING_TO_LINK')
  const linked = await findLiving(ctx, accountId, network)
  const able = list.filter(({ fault }) => fault === null)
  const chosen = chosenOf(able, linked, ctx.now())
  if (chosen) return { status: 'linked', link: await link(ctx, visit, chosen) }
  await ctx.withTx(() => keepCandidates(ctx, visit, sealCandidates(ctx, visit.id, list)))
  return { status: 'choose', candidates: list }
}

/** What is linked without asking: the only one, or what is linked already unless that is well and there are others to change to. */
function chosenOf(able: Candidate[], linked: StoredLink | null, now: Date): Candidate | null {
  const [only = null] = able.length === 1 ? able : []
  if (linked === null) return only
  const same = able.find(({ remoteId }) => remoteId === linked.remoteId) ?? null
  return standingOf(linked, now) === 'connected' && same !== only ? null : same
}

type Choice = { type: NetworkId; data: { remoteId: string; replace: boolean } }

/** Links one of what a visit found. */
export async function choose(
  ctx: Door,
  accountId: string,
  { type: network, data }: Choice,
): Promise<StoredLink> {
  const list = await candidatesOf(ctx, { accountId, network })
  const chosen = list?.find(({ remoteId }) => remoteId === data.remoteId)
  if (!chosen || chosen.fault !== null) throw failureAt(network, 'SOCIAL_ACCOUNTS_LINK_FAILED')
  const linked = await findLiving(ctx, accountId, network)
  if (linked && linked.remoteId !== data.remoteId && !data.replace)
    throw failureAt(network, 'SOCIAL_ACCOUNTS_OTHER_LINKED', { name: linked.name })
  return link(ctx, { accountId, network }, chosen)
}

/** What an owner has agreed to and not chosen from yet; null where there is nothing. */
export async function candidatesOf(
  ctx: Pick<Door, 'db' | 'now' | 'signer'>,
  whose: Pick<Visit, 'accountId' | 'network'>,
): Promise<Candidate[] | null> {
  const since = new Date(ctx.now().getTime() - limits.networkChoiceMinutes * 60_000)
  const kept = await findCandidates(ctx, whose, since)
  return kept && openCandidates(ctx, kept.id, kept.candidates)
}

/**
 * Links a page, account or channel in place of what is linked. The tokens of the one before are only let go of: of some
 * networks they stand on the same consent as the new ones, and to take that back would end both.
 */
async function link(
  ctx: Door,
  whose: Pick<Visit, 'accountId' | 'network'>,
  chosen: Candidate,
): Promise<StoredLink> {
  const { accountId, network } = whose
  const { remoteId, name, handle, avatarUrl, tokens } = chosen
  const { renewsBeforeMs } = publisherOf(ctx, network).facts
  const now = ctx.now()
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const before = await findLiving(ctx, accountId, network)
    const isSame = before?.remoteId === remoteId
    if (before && !isSame) {
      await endLink(ctx, whose, now)
      await writeEvent(ctx, before, 'replaced')
    }
    const fresh = { renewingAt: null, fault: null, faultAt: null, warnedAt: null, unlinkedAt: null }
    const saved = await saveLink(ctx, {
      ...fresh,
      id: ctx.newId(),
      accountId,
      network,
      remoteId,
      name,
      handle,
      avatarUrl,
      tokens: sealTokens(ctx, { accountId, network, remoteId }, tokens),
      renewsAt: renewalOf(tokens, renewsBeforeMs),
      endsAt: endOf(tokens),
      linkedAt: isSame ? before.linkedAt : now,
    })
    await writeEvent(ctx, saved, isSame ? 'relinked' : 'linked')
    await dropCandidates(ctx, whose)
    await tellScreens(ctx, saved)
    return saved
  })
}

/** Ends a link and has the network told; what was posted stays. */
export async function unlink(ctx: Door, accountId: string, network: NetworkId): Promise<void> {
  const wasLinked = await ctx.withTx(() => end(ctx, { accountId, network }, 'unlinked'))
  if (!wasLinked) throw failureAt(network, 'SOCIAL_ACCOUNTS_NOT_LINKED')
}

/** Ends all links of an owner who leaves. */
export async function leave(ctx: Door, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    for (const { network } of await listLiving(ctx, accountId)) await end(ctx, { accountId, network }, 'left')
  })
}

async function end(
  ctx: Door,
  whose: Pick<Visit, 'accountId' | 'network'>,
  what: LinkEvent,
): Promise<boolean> {
  const ended = await endLink(ctx, whose, ctx.now())
  if (!ended) return false
  const { remoteId, handle, tokens } = ended
  await writeEvent(ctx, ended, what)
  if (tokens !== null) await ctx.jobs.send('social-accounts.revoke', { ...whose, remoteId, handle, tokens })
  await tellScreens(ctx, ended)
  return true
}

function tellScreens({ events }: Pick<Door, 'events'>, { accountId, network }: StoredLink): Promise<void> {
  return events.publish(accountId, { kind: 'social-account.changed', id: network })
}

/** What the browser brought, without what it did not. */
function wordsOf(back: Omit<Back, 'type'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(back).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
