import type { LookOutcome, NetworkAccess, OutgoingPost, Publisher, Trouble } from '@clipmint/integrations'

import { accessOf, noteFault, recoverAccess, type SocialAccess } from '../../social-accounts/index.ts'
import { findPost, type StoredPost } from '../posts/store.ts'
import { CalledOff, type Claim, keepClaim, LostClaim, releaseTarget, saveMove, takeTarget } from './claim.ts'
import type { PostingDoor } from './door.ts'
import {
  aboutToPublish,
  afterAddressLook,
  afterBegin,
  afterFind,
  afterLook,
  afterPublish,
  afterSend,
  beganSending,
  calledOff,
  withoutAccess,
} from './moves.ts'
import { outgoingOf } from './outgoing.ts'
import { prepare } from './prepare.ts'
import { listSeen } from './store.ts'
import { mayBeSeen, type Move, type TargetKey } from './target.ts'

/**
 * Takes a post on one network as far as it goes without waiting, and gives when it wants to be taken up again; null when it
 * is at rest or another process has it. One step is one question to the network between two writes, so that whoever goes
 * on after a crash knows all that may have been asked.
 */
export async function work(ctx: PostingDoor, key: TargetKey, signal: AbortSignal): Promise<Date | null> {
  const claim = await takeTarget(ctx, key)
  if (!claim) return null
  try {
    while (!signal.aborted) {
      await saveMove(ctx, claim, await nextMove(ctx, claim, signal))
      const { nextAt } = claim.target
      if (nextAt === null || nextAt > ctx.now()) return nextAt
    }
    return ctx.now()
  } catch (error) {
    // Another process has it now: what becomes of it is that one's to say.
    if (error instanceof LostClaim) return null
    throw error
  } finally {
    await releaseTarget(ctx, claim)
  }
}

/** What is asked next of a network, and what comes of it. */
async function nextMove(ctx: PostingDoor, claim: Claim, signal: AbortSignal): Promise<Move> {
  const { target } = claim
  const { accountId, postId, socialAccountId } = target
  const post = await findPost(ctx, { accountId, id: postId })
  if (!post) throw new Error(`There is no post ${postId}.`)
  if (post.endedAt !== null && !mayBeSeen(target)) return calledOff()
  const opened = await accessOf(ctx, accountId, socialAccountId)
  if (opened.status !== 'open')
    return target.state === 'queued'
      ? prepare(ctx, { post, target, way: opened })
      : withoutAccess(target, opened, ctx.now())
  const { publisher } = opened
  const at = { ctx, claim, post, publisher, access: opened.access }
  if (target.state === 'queued') {
    const limits = async () => asked(at, async (access) => publisher.limits(access, target.kind))
    return prepare(ctx, { post, target, way: { status: 'open', facts: publisher.facts, limits } })
  }
  try {
    return await step({ ...at, outgoing: outgoingOf(ctx, post, target) }, signal)
  } catch (error) {
    if (error instanceof CalledOff) return calledOff()
    throw error
  }
}

type At = {
  ctx: PostingDoor
  claim: Claim
  post: StoredPost
  publisher: Publisher
  access: NetworkAccess
  outgoing: OutgoingPost
}

async function step(at: At, signal: AbortSignal): Promise<Move> {
  const { state } = at.claim.target
  switch (state) {
    case 'media-ready':
      return begin(at)
    case 'remote-created':
    case 'uploading':
      return send(at, signal)
    case 'uploaded':
    case 'remote-processing':
    case 'publish-sent':
    case 'unknown':
      return look(at)
    case 'confirmed':
      return lookForAddress(at)
    case 'queued':
    case 'failed':
    case 'cancelled':
      throw new Error(`No network is asked about a target that is ${state}.`)
  }
}

async function begin(at: At): Promise<Move> {
  const { ctx, claim, publisher, outgoing } = at
  const outcome = await asked(at, (access) => publisher.begin(access, outgoing))
  return afterBegin(claim.target, outcome, ctx.now())
}

/** Sends what the network misses. Before bytes that publish it is written down that they are about to go. */
async function send(at: At, signal: AbortSignal): Promise<Move> {
  const { ctx, claim, publisher, outgoing } = at
  if (claim.target.state !== 'uploading') await saveMove(ctx, claim, beganSending(ctx.now()))
  const lost = new AbortController()
  let keeping: Promise<void> = Promise.resolve()
  const on = {
    sent: (bytes: number) => {
      keeping = keeping
        .then(async () => keepClaim(ctx, claim, bytes))
        .catch((error: unknown) => lost.abort(error))
    },
    aboutToPublish: async () => {
      await keeping
      lost.signal.throwIfAborted()
      await saveMove(ctx, claim, aboutToPublish(claim.target, ctx.now()))
    },
    signal: AbortSignal.any([signal, lost.signal]),
  }
  const outcome = await asked(at, (access) => publisher.send(access, outgoing, ticketOf(claim), on))
  await keeping
  return afterSend(claim.target, outcome, ctx.now())
}

/** Asks where the post stands, and makes it be seen once it is ready. */
async function look(at: At): Promise<Move> {
  const { ctx, claim, publisher } = at
  const { facts } = publisher
  const { target } = claim
  const looked =
    target.ticket === null
      ? ({ status: 'gone' } as const)
      : await ownSight(at, await asked(at, (access) => publisher.look(access, target.kind, ticketOf(claim))))
  const verdict = afterLook(target, looked, { now: ctx.now(), facts })
  if (verdict === 'publish') return publish(at)
  return verdict === 'find' ? find(at) : verdict
}

/** Asks where a post is that people see already. */
async function lookForAddress(at: At): Promise<Move> {
  const { ctx, claim, publisher } = at
  const { target } = claim
  const looked = await asked(at, (access) => publisher.look(access, target.kind, ticketOf(claim)))
  return afterAddressLook(target, await ownSight(at, looked), ctx.now())
}

/** What a look showed, but for another post of ours that the network took for this one: then nothing is shown yet. */
async function ownSight({ ctx, claim }: At, looked: LookOutcome): Promise<LookOutcome> {
  if (looked.status !== 'published' || looked.remoteId === claim.target.remoteId) return looked
  const others = await listSeen(ctx, claim.target)
  return others.includes(looked.remoteId) ? { status: 'processing', progress: null } : looked
}

/** Says that the post be seen, once it is written down that this is about to be said. */
async function publish(at: At): Promise<Move> {
  const { ctx, claim, publisher, outgoing } = at
  await saveMove(ctx, claim, aboutToPublish(claim.target, ctx.now()))
  const outcome = await asked(at, (access) => publisher.publish(access, outgoing, ticketOf(claim)))
  return afterPublish(claim.target, outcome, ctx.now())
}

/** Searches the network's lists for a post that it does not know by its ticket any more. */
async function find(at: At): Promise<Move> {
  const { ctx, claim, post, publisher, outgoing } = at
  const { target } = claim
  const wanted = {
    kind: target.kind,
    text: outgoing.text,
    title: outgoing.title,
    seconds: outgoing.video.seconds,
    between: { from: target.startedAt ?? post.createdAt, to: ctx.now() },
    others: await listSeen(ctx, target),
  }
  const found = await asked(at, (access) => publisher.find(access, wanted))
  return afterFind(target, found, { now: ctx.now(), facts: publisher.facts })
}

/** Asks a network; once more with a renewed token where it says that the one before has ended. */
async function asked<Outcome extends { status: string }>(
  at: Pick<At, 'ctx' | 'claim' | 'access'>,
  ask: (access: NetworkAccess) => Promise<Outcome | Trouble>,
): Promise<Outcome | Trouble> {
  const { ctx, claim } = at
  const { accountId, socialAccountId } = claim.target
  const first = await ask(at.access)
  if (!isOwnersToMend(first)) return first
  if (first.fault !== 'ended') {
    await noteFault(ctx, socialAccountId, first.fault)
    return first
  }
  const recovered: SocialAccess = await recoverAccess(ctx, accountId, socialAccountId, at.access)
  if (recovered.status === 'fault') return first
  if (recovered.status === 'wait') return recovered
  at.access = recovered.access
  const second = await ask(recovered.access)
  // A token that was just renewed has not ended: the network is at odds with itself, or another process renewed it anew.
  if (isOwnersToMend(second) && second.fault === 'ended')
    return { status: 'wait', why: 'busy', until: null, code: second.code, told: second.told }
  return second
}

function isOwnersToMend(
  outcome: { status: string } | Trouble,
): outcome is Extract<Trouble, { status: 'needs-owner' }> {
  return outcome.status === 'needs-owner'
}

function ticketOf({ target }: Claim): NonNullable<typeof target.ticket> {
  if (target.ticket === null) throw new Error(`Target ${target.id} is ${target.state} without a ticket.`)
  return target.ticket
}
