import type { LookOutcome, OutgoingPost, Publisher } from '@clipmint/integrations'

import type { StoredPost } from '../posts/store.ts'
import { asked, type Asking } from './asked.ts'
import { type Claim, keepClaim, saveMove } from './claim.ts'
import { afterAddressLook, afterFind, afterLook } from './moves/looking.ts'
import { aboutToPublish, afterPublish } from './moves/publishing.ts'
import { afterBegin, afterSend, beganSending } from './moves/sending.ts'
import { endMissed, endStale } from './prepare.ts'
import { listSeen } from './store.ts'
import { mayBeSeen, type Move } from './target.ts'

/** A target that its network can be asked about. */
export type At = Asking & { claim: Claim; post: StoredPost; publisher: Publisher; outgoing: OutgoingPost }

/** What comes of the next question to a network, by how far the target is. */
export async function step(at: At, signal: AbortSignal): Promise<Move> {
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
  const verdict = afterLook(claim.target, await sightOf(at), { now: ctx.now(), facts: publisher.facts })
  if (verdict === 'publish') return (await endedMeanwhile(at)) ?? publish(at)
  return verdict === 'find' ? find(at) : verdict
}

/** Ends what was said to be seen once, of which the network says that nothing came of it, where it is too late or stale by now. */
async function endedMeanwhile({ ctx, claim, post }: At): Promise<Move | null> {
  if (!mayBeSeen(claim.target)) return null
  const unseen = { ...claim.target, publishingAt: null }
  const move = (await endMissed(ctx, post, unseen)) ?? (await endStale(ctx, post))
  return move && { ...move, changes: { ...move.changes, publishingAt: null } }
}

/** Asks where a post is that people see already. */
async function lookForAddress(at: At): Promise<Move> {
  return afterAddressLook(at.claim.target, await sightOf(at), at.ctx.now())
}

/**
 * What the network says of a post by its ticket. Where it shows another post of ours, which it took for this one, nothing is
 * shown yet.
 */
async function sightOf(at: At): Promise<LookOutcome> {
  const { ctx, claim, publisher } = at
  const { target } = claim
  if (target.ticket === null) return { status: 'gone' }
  const looked = await asked(at, (access) => publisher.look(access, target.kind, ticketOf(claim)))
  if (looked.status !== 'published' || looked.remoteId === target.remoteId) return looked
  const others = await listSeen(ctx, target)
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

function ticketOf({ target }: Claim): NonNullable<typeof target.ticket> {
  if (target.ticket === null) throw new Error(`Target ${target.id} is ${target.state} without a ticket.`)
  return target.ticket
}
