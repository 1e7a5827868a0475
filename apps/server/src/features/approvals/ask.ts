import { limits } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import {
  noteCampaignEvent,
  noteReminded,
  type StoredCampaignPost,
  type WhenAsked,
} from '../campaigns/index.ts'
import { reminderDue } from './rules.ts'

type Door = Pick<Context, 'db' | 'now' | 'jobs'>
type Waiting = Pick<StoredCampaignPost, 'accountId' | 'id' | 'campaignId' | 'round' | 'uploadAt'>

/** Whoever changes one thing after another is asked anew once. */
const ANEW_SECONDS = 120

/** Has the owner asked about posts of one run that wait, in one mail; inside the transaction from which on they do. */
export async function askForApproval(...[ctx, { posts, why }]: Parameters<WhenAsked>): Promise<void> {
  await noteWhatIsOver(ctx, posts)
  await mail(ctx, posts, { kind: why === 'made' ? 'ask' : 'again', hours: null })
  for (const post of posts) await noteCampaignEvent(ctx, post, { kind: 'asked', by: 'service' })
}

/** Asks anew about a post that somebody changed. */
export async function askAnew(ctx: Door, post: Waiting): Promise<void> {
  await noteWhatIsOver(ctx, [post])
  await mail(ctx, [post], { kind: 'again', hours: null }, ANEW_SECONDS)
}

/** Reminds an owner of posts that still wait, in one mail. */
export async function remind(ctx: Door, posts: readonly Waiting[], hours: number): Promise<void> {
  await mail(ctx, posts, { kind: 'remind', hours })
}

/** Whoever is asked so late is not reminded of it in the same hour. */
async function noteWhatIsOver(ctx: Door, posts: readonly Waiting[]): Promise<void> {
  for (const post of posts) {
    const over = reminderDue({ uploadAt: post.uploadAt, remindedHours: null }, ctx.now())
    if (over !== null) await noteReminded(ctx, post, over)
  }
}

async function mail(
  { jobs, now }: Door,
  posts: readonly Waiting[],
  how: { kind: 'ask' | 'again' | 'remind'; hours: number | null },
  afterSeconds = 0,
): Promise<void> {
  const [first] = posts
  if (!first) return
  await jobs.send(
    'approvals.mail',
    {
      accountId: first.accountId,
      posts: posts.slice(0, limits.creationsMax).map(({ id, round }) => ({ id, round })),
      ...how,
      askedAt: now().toISOString(),
    },
    { after: { seconds: afterSeconds } },
  )
}
