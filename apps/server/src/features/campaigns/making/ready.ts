import { withoutForbidden } from '@clipmint/contract'

import { writeWords } from '../../ai-requests/index.ts'
import { tellApprovalNeeded } from '../../notifications/index.ts'
import { factsOfVideo } from '../../projects/index.ts'
import { checkPlanned } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { CampaignEars } from '../ears.ts'
import { keepAsPost } from '../posts/keep-as-post.ts'
import { closingOf, joinHashtags } from '../posts/rules.ts'
import { skipPost } from '../posts/skip.ts'
import { savePost, type StoredCampaignPost } from '../posts/store.ts'
import { bindPostWords, type BoundPostWords } from '../posts/words.ts'
import { targetsOf } from '../state/rules.ts'
import type { StoredCampaign } from '../state/store.ts'

/** What a made post says, and what its networks would say to it now. */
type Ready = { words: BoundPostWords; failure: StoredCampaignPost['failure'] }

/** Writes the words of made posts, each told otherwise than those before, and asks their networks what would be in the way. */
export async function makeReady(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  posts: readonly StoredCampaignPost[],
): Promise<ReadonlyMap<string, Ready>> {
  const ready = new Map<string, Ready>()
  const shown: string[] = []
  for (const post of posts) {
    const { id, accountId, projectId, uploadAt } = post
    if (projectId === null) continue
    const facts = await factsOfVideo(ctx, accountId, projectId)
    const written = await writeWords(ctx, { accountId, projectId }, { facts, shown })
    const caption = written.captions[0]?.copy ?? withoutForbidden(facts.name)
    shown.push(caption)
    const hashtags = joinHashtags(campaign.settings.hashtags, written.hashtags)
    const words = await bindPostWords(ctx, post, { caption, hashtags, title: '' })
    const targets = targetsOf(campaign.settings)
    const failure = await checkPlanned(ctx, { accountId, projectId, words, targets, uploadAt })
    ready.set(id, { words, failure })
  }
  return ready
}

/**
 * Has made posts decided about, or scheduled where nobody is asked, inside the transaction that ends their run; says whether there is
 * an account to post to.
 */
export async function readyFor(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  posts: readonly StoredCampaignPost[],
  { ready, ears }: { ready: ReadonlyMap<string, Ready>; ears: CampaignEars },
): Promise<boolean> {
  const asked: StoredCampaignPost[] = []
  let hasAccount = true
  for (const post of posts) {
    const { words, failure } = ready.get(post.id) ?? { words: null, failure: null }
    if (words === null) continue
    const isLate = closingOf(post) <= ctx.now()
    const made = { kind: 'made', by: 'service' } as const
    if (isLate) await skipPost(ctx, post, 'not-made', { changes: words })
    else if (campaign.settings.approval)
      asked.push(
        await savePost(ctx, post, {
          changes: { ...words, failure, status: 1, nextAt: closingOf(post) },
          event: made,
        }),
      )
    else {
      const { status, post: kept } = await keepAsPost(ctx, campaign, post, made, words)
      if (status === 'kept' && failure) await savePost(ctx, kept, { changes: { failure } })
      hasAccount &&= status !== 'no-account'
    }
  }
  const [first] = asked
  if (!first) return hasAccount
  for (const hear of ears.whenAsked) await hear(ctx, { campaign, posts: asked, why: 'made' })
  const { accountId, settings } = campaign
  await tellApprovalNeeded(ctx, { accountId, postId: first.id, title: settings.title })
  return hasAccount
}
