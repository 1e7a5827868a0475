import type { Trouble } from '@clipmint/integrations'

import { learn } from '../../learning/index.ts'
import { asked, type PostingDoor } from '../../reservations/index.ts'
import { accessOf } from '../../social-accounts/index.ts'
import { keepPosts } from './keep.ts'
import { collectEveryMs } from './rules.ts'
import { saveRead } from './save.ts'
import { findSource, holdNetworkBack, listDuePosts, type Source, takeAsk, updateSource } from './store.ts'

/** Posts that a network is asked of at a time, and how many times in one run: the rest waits for the next. */
const AT_ONCE = 20
const MOST_TIMES = 25
/** When an account is gone on with of which there was more, and after a network gave no answer. */
const SOON_MS = 3_600_000

/**
 * Asks a network of the posts of a linked account that are due, and of its followers, and keeps what it says. Throttled, out
 * of quota or silent it is left alone for as long as it says; what only its owner can mend waits for them.
 */
export async function collect(ctx: PostingDoor, socialAccountId: string, signal: AbortSignal): Promise<void> {
  const source = await findSource(ctx, socialAccountId)
  if (!source) return
  const { accountId } = source
  await keepPosts(ctx, accountId, null)
  const opened = await accessOf(ctx, accountId, socialAccountId)
  if (opened.status === 'fault') await waitForOwner(ctx, source)
  else if (opened.status === 'wait') await holdBack(ctx, source, opened)
  else await readAll(ctx, source, opened, signal)
  await ctx.events.publish(accountId, { kind: 'dashboard.changed', id: accountId })
}

type Opened = Extract<Awaited<ReturnType<typeof accessOf>>, { status: 'open' }>

async function readAll(
  ctx: PostingDoor,
  source: Source,
  { publisher, access }: Opened,
  signal: AbortSignal,
): Promise<void> {
  const { accountId, socialAccountId } = source
  const at = { ctx, whose: { accountId, socialAccountId }, access }
  let hasLessons = false
  let isMore = true
  for (let times = 0; isMore && times < MOST_TIMES && !signal.aborted; times += 1) {
    const due = await listDuePosts(ctx, socialAccountId, ctx.now(), AT_ONCE)
    const posts = due.map(({ remoteId, kind }) => ({ remoteId, kind }))
    const outcome =
      (await fullQuota(ctx, publisher.facts)) ??
      (await asked(at, async (way) => publisher.figures(way, posts)))
    if (outcome.status !== 'read') {
      if (hasLessons) await learn(ctx, accountId)
      return outcome.status === 'needs-owner' ? waitForOwner(ctx, source) : holdBack(ctx, source, outcome)
    }
    const isLesson = await saveRead(ctx, source, due, outcome)
    hasLessons ||= isLesson
    isMore = due.length === AT_ONCE
  }
  if (hasLessons) await learn(ctx, accountId)
  const now = ctx.now()
  const nextAt = new Date(now.getTime() + (isMore ? SOON_MS : collectEveryMs))
  await updateSource(ctx, socialAccountId, { collectedAt: now, nextAt, trouble: null })
}

/** What stands in the way where all accounts together have asked a network as often as they may; null where they have not. */
async function fullQuota(
  ctx: Pick<PostingDoor, 'db' | 'now'>,
  { id, figuresQuota }: Opened['publisher']['facts'],
): Promise<Trouble | null> {
  const period = figuresQuota?.(ctx.now())
  if (!period || (await takeAsk(ctx, id, period))) return null
  return { status: 'wait', why: 'quota', until: period.until, code: 'own-count', told: '' }
}

async function waitForOwner(ctx: PostingDoor, { socialAccountId }: Source): Promise<void> {
  const nextAt = new Date(ctx.now().getTime() + collectEveryMs)
  await updateSource(ctx, socialAccountId, { nextAt, trouble: 'needs-owner' })
}

/** A quota is the program's: nobody is asked there until it begins anew. */
async function holdBack(
  ctx: PostingDoor,
  { socialAccountId, network }: Source,
  trouble: Exclude<Trouble, { status: 'needs-owner' }>,
): Promise<void> {
  ctx.log.warn({ network, ...trouble }, 'a network tells no figures')
  const soon = new Date(ctx.now().getTime() + SOON_MS)
  const until =
    trouble.status === 'wait' && trouble.until !== null && trouble.until > soon ? trouble.until : soon
  await updateSource(ctx, socialAccountId, { nextAt: until, trouble: 'held-back' })
  if (trouble.status === 'wait' && trouble.why === 'quota') await holdNetworkBack(ctx, network, until)
}
