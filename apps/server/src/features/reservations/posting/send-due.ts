import { setTimeout as sleep } from 'node:timers/promises'

import type { Context } from '../../../context.ts'
import type { PostingDoor } from './door.ts'
import { listDue } from './store.ts'
import type { TargetKey } from './target.ts'
import { work } from './work.ts'

/** How many targets one process works on at a time: what takes long is a network's answer. */
const LANES = 32
/** What is due so soon is waited for; for what is due later a job comes. */
const SOON_MS = 10_000
const LOOK_MS = 1_000

/**
 * Works on all targets that are due, those that have waited longest first, until nothing is due or will be within `soonMs`.
 * Several processes may do so at once: each target is one's.
 */
export async function sendDue(ctx: PostingDoor, signal: AbortSignal, soonMs = SOON_MS): Promise<void> {
  const running = new Map<string, Promise<void>>()
  /** What threw in this run is left to the next: it would only throw again. */
  const thrown = new Set<string>()
  const take = async (key: TargetKey) => {
    try {
      const next = await work(ctx, key, signal)
      if (next !== null && next.getTime() - ctx.now().getTime() > soonMs) await sendDueAt(ctx, next)
    } catch (error) {
      thrown.add(key.id)
      ctx.log.error({ err: error, target: key }, 'work on a post failed')
    } finally {
      running.delete(key.id)
    }
  }
  while (!signal.aborted) {
    const due = await listDue(ctx, ctx.now(), LANES + running.size + thrown.size)
    const fresh = due.filter(({ id }) => !running.has(id) && !thrown.has(id))
    for (const key of fresh.slice(0, LANES - running.size)) running.set(key.id, take(key))
    if (running.size > 0) await Promise.race([...running.values(), sleep(LOOK_MS)])
    else if (await isAnySoon(ctx, thrown, soonMs)) await sleep(LOOK_MS)
    else return
  }
  await Promise.all(running.values())
}

/** Has what is due at a time taken up then; however many are due in one second, one job comes. */
export async function sendDueAt({ jobs }: Pick<Context, 'jobs'>, at: Date): Promise<void> {
  const second = new Date(Math.ceil(at.getTime() / 1_000) * 1_000)
  await jobs.send('reservations.sendDue', {}, { after: second, key: second.toISOString() })
}

async function isAnySoon(ctx: PostingDoor, thrown: ReadonlySet<string>, soonMs: number): Promise<boolean> {
  const soon = await listDue(ctx, new Date(ctx.now().getTime() + soonMs), thrown.size + 1)
  return soon.some(({ id }) => !thrown.has(id))
}
