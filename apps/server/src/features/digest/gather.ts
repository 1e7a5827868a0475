import { type CampaignPost, postStatus } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { type AskedPost, findAsked, tellOf } from '../approvals/index.ts'
import { findComingRenewal } from '../billing/index.ts'
import { listPostsBetween } from '../campaigns/index.ts'
import { creditState } from '../credits/index.ts'
import { listDirect, namedBy, presentPosts } from '../reservations/index.ts'
import { listLinks } from '../social-accounts/index.ts'
import type { DigestFacts, FindFigures, PlannedPost, Problem } from './facts.ts'
import { daysBefore, weeksOf } from './rules.ts'
import { countLeftOut, countSeen, hasRunning, listFailed, listStopped } from './store.ts'

/** So many posts that wait are shown with all that belongs to them. */
const MOST_WAITING = 10
/** Failures that are told of one by one. */
const MOST_FAILED = 5

type Of = { accountId: string; monday: string; zone: string; since: Date }
type WeekPost = CampaignPost

/** What there is to tell an owner of the week behind and the week ahead. */
export async function gather(ctx: Context, of: Of, findFigures: FindFigures): Promise<DigestFacts> {
  const { accountId, monday, zone } = of
  const { last, start, end } = weeksOf(monday, zone)
  const week = (await listPostsBetween(ctx, { accountId }, { from: of.since, to: end })).filter(
    ({ status, isHeld }) => status <= postStatus.waitingUpload && !isHeld,
  )
  const toDecide = week.filter(({ status }) => status === 1)
  return {
    monday,
    seen: await countSeen(ctx, accountId, last, start),
    figures: await findFigures(ctx, accountId, daysBefore(monday)),
    leftOut: await countLeftOut(ctx, accountId, last, start),
    waiting: await tellWaiting(ctx, of, toDecide.slice(0, MOST_WAITING)),
    moreWaiting: Math.max(0, toDecide.length - MOST_WAITING),
    plan: await planOf(ctx, of, { week, end }),
    problems: await problemsOf(ctx, accountId, { week, last, start, end }),
  }
}

async function tellWaiting(
  ctx: Context,
  { accountId, since }: Of,
  posts: readonly WeekPost[],
): Promise<AskedPost[]> {
  const asked = await Promise.all(
    posts.flatMap(({ _id: id }) => (id === null ? [] : [findAsked(ctx, { accountId, id })])),
  )
  const found = asked.flatMap((post) => post ?? [])
  return Promise.all(found.map((post) => tellOf(ctx, post, since)))
}

/** All that goes out this week, whether a campaign made it or its owner planned it by hand. */
async function planOf(
  ctx: Context,
  { accountId, since }: Of,
  { week, end }: { week: readonly WeekPost[]; end: Date },
): Promise<PlannedPost[]> {
  const direct = await presentPosts(
    ctx,
    accountId,
    await listDirect(ctx, accountId, { from: since, to: end }),
  )
  const byHand = direct.filter(({ status }) => status <= postStatus.waitingUpload)
  const planned = [
    ...week.map(({ uploadAt, zone, campaignTitle: title, targets, status }) => ({
      at: new Date(uploadAt),
      zone,
      title,
      networks: [...new Set(targets.map(({ platform }) => platform))],
      isMaking: status === 0,
    })),
    ...byHand.map(({ uploadAt, zone, title, copy, targets, video }) => ({
      at: new Date(uploadAt),
      zone,
      title: namedBy({ title, caption: copy }, video),
      networks: [...new Set(targets.map(({ platform }) => platform))],
      isMaking: false,
    })),
  ]
  return planned.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

async function problemsOf(
  ctx: Context,
  accountId: string,
  { week, last, start, end }: { week: readonly WeekPost[]; last: Date; start: Date; end: Date },
): Promise<Problem[]> {
  const links = await listLinks(ctx, accountId)
  const failed = await listFailed(ctx, accountId, last, start)
  const renewal = await findComingRenewal(ctx, accountId, end)
  return [
    ...links
      .filter(({ state }) => state !== 'connected')
      .map(({ network, name, state, endsAt }) => ({
        kind: 'link' as const,
        network,
        name,
        endsAt: state === 'expiring' ? endsAt : null,
      })),
    ...(await listStopped(ctx, accountId, last, start)).map(({ id: campaignId, title, stop }) => ({
      kind: 'stopped' as const,
      campaignId,
      title,
      stop,
    })),
    ...failed.slice(0, MOST_FAILED).map((post) => ({
      kind: 'failed' as const,
      postId: post.id,
      title: namedBy(post),
    })),
    ...(renewal === null ? [] : [{ kind: 'renewal' as const, renewal }]),
    ...(await creditProblem(ctx, accountId, week)),
  ]
}

/** Credits are few where the videos of this week need more than there are. */
async function creditProblem(ctx: Context, accountId: string, week: readonly WeekPost[]): Promise<Problem[]> {
  if (!(await hasRunning(ctx, accountId))) return []
  const need = week.filter(({ status, subtemplateId }) => status === 0 && subtemplateId === null).length
  const { left } = await creditState(ctx, accountId)
  return left < need ? [{ kind: 'credits', left, need }] : []
}
