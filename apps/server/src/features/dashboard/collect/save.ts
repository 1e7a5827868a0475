import { networks, NetworkId, PostKind } from '@clipmint/contract'
import type { FiguresOutcome, PostFigures } from '@clipmint/integrations'
import { dayInSeoul } from '@clipmint/kit'

import { isOutcome, noteOutcome } from '../../learning/index.ts'
import type { PostingDoor } from '../../reservations/index.ts'
import { type DayCounts, newlyKnown } from '../counts/rules.ts'
import { addCounts } from '../counts/store.ts'
import { addTo, type DayFigures, engagementOf, gainsByDay, nextReadAt } from './rules.ts'
import { addDays, type DuePost, lockFigures, setFollowers, type Source, updateFigures } from './store.ts'

type Read = Extract<FiguresOutcome, { status: 'read' }>
type Row = Awaited<ReturnType<typeof lockFigures>>[number]
type Door = Pick<PostingDoor, 'db' | 'now' | 'withTx'>

/** Keeps what a network told of posts and of the account; says whether something can be learned from it. */
export async function saveRead(
  ctx: Door,
  { accountId, network, socialAccountId }: Source,
  due: readonly DuePost[],
  { posts, gone, followers }: Read,
): Promise<boolean> {
  const now = ctx.now()
  const names = new Map(due.map(({ targetId, remoteId }) => [targetId, remoteId]))
  const told = new Map(posts.map((post) => [post.remoteId, post]))
  return ctx.withTx(async () => {
    const days = new Map<string, DayFigures>()
    const counts: DayCounts[] = []
    let isLesson = false
    for (const row of await lockFigures(ctx, accountId, [...names.keys()])) {
      const remoteId = names.get(row.targetId) ?? ''
      const post = told.get(remoteId)
      const learned = gone.includes(remoteId)
        ? await saveGone(ctx, row, now)
        : await saveTold(ctx, row, { post, now, days, counts })
      isLesson ||= learned
    }
    await addDays(ctx, { accountId, network }, days)
    await addCounts(ctx, accountId, counts)
    if (followers !== null)
      await setFollowers(ctx, { accountId, day: dayInSeoul(now), socialAccountId, network, followers })
    return isLesson
  })
}

type Telling = {
  post: PostFigures | undefined
  now: Date
  /** What came on days, and what became known of the posts of days: both are added to. */
  days: Map<string, DayFigures>
  counts: DayCounts[]
}

/** What was known once stays known where a network does not say it this time. */
async function saveTold(ctx: Door, row: Row, { post, now, days, counts }: Telling): Promise<boolean> {
  const nextAt = nextReadAt(row.publishedAt, now)
  if (!post) {
    await updateFigures(ctx, row, { nextAt })
    return false
  }
  const said = {
    views: post.views ?? row.views,
    reach: post.reach ?? row.reach,
    likes: post.likes ?? row.likes,
    comments: post.comments ?? row.comments,
    shares: post.shares ?? row.shares,
    saves: post.saves ?? row.saves,
    meanWatchedSeconds: post.meanWatchedSeconds ?? row.meanWatchedSeconds,
  }
  const figures = { ...said, ...engagementOf(said) }
  for (const [day, gains] of gainsByDay(row, figures, now)) addTo(days, day, gains)
  counts.push({
    network: NetworkId.parse(row.network),
    day: dayInSeoul(row.publishedAt),
    counts: newlyKnown(row, figures),
  })
  await updateFigures(ctx, row, { ...figures, readAt: now, nextAt })
  const { views } = figures
  if (views === null || !isOutcome(agesOf(row, now))) return false
  await noteOutcome(ctx, { accountId: row.accountId, targetId: row.targetId, views })
  return true
}

/** A post that only lasts for some hours has had all that comes to it when it is gone; any other was taken down. */
async function saveGone(ctx: Door, row: Row, now: Date): Promise<boolean> {
  await updateFigures(ctx, row, { goneAt: now, nextAt: null })
  const { lastsHours } = networks[NetworkId.parse(row.network)].kinds[PostKind.parse(row.kind)] ?? {}
  if (lastsHours === undefined || row.views === null) return false
  await noteOutcome(ctx, { accountId: row.accountId, targetId: row.targetId, views: row.views })
  return true
}

function agesOf({ publishedAt, readAt }: Row, now: Date): { age: number; before: number | null } {
  const at = publishedAt.getTime()
  return { age: now.getTime() - at, before: readAt && readAt.getTime() - at }
}
