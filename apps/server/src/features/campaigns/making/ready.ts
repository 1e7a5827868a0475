import { limits, type PostFacts, type SuggestedWords, withoutForbidden } from '@clipmint/contract'

import { writeWords } from '../../ai-requests/index.ts'
import { tellApprovalNeeded } from '../../notifications/index.ts'
import { factsOfVideo } from '../../projects/index.ts'
import { checkPlanned } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { CampaignEars } from '../ears.ts'
import { listCaptions } from '../posts/facts/store.ts'
import { keepAsPost } from '../posts/keep-as-post.ts'
import { closingOf, joinHashtags } from '../posts/rules.ts'
import { skipPost } from '../posts/skip.ts'
import { savePost, type StoredCampaignPost } from '../posts/store.ts'
import { bindPostWords, type BoundPostWords } from '../posts/words.ts'
import { targetsOf } from '../state/rules.ts'
import type { StoredCampaign } from '../state/store.ts'

/** What a made post says, and what its networks would say to it now. */
type Ready = { words: BoundPostWords; failure: StoredCampaignPost['failure'] }

/** As many captions as a new one can be told apart from, so that one is left. */
const toldApart = limits.captionsSuggested - 1

/**
 * Writes the words of made posts, each told otherwise than those before, and asks their networks what would be in the way; before each
 * `whenNext` is called, as one may take as long as its writers and networks let it wait.
 */
export async function makeReady(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  posts: readonly StoredCampaignPost[],
  whenNext: () => Promise<void>,
): Promise<ReadonlyMap<string, Ready>> {
  const ready = new Map<string, Ready>()
  const shown: string[] = []
  const before = await listCaptions(ctx, campaign, toldApart)
  for (const post of posts) {
    const { id, accountId, projectId, uploadAt } = post
    if (projectId === null) continue
    await whenNext()
    const facts = await factsOfVideo(ctx, accountId, projectId)
    const written = await writeFresh(ctx, { accountId, projectId }, { facts, shown, before })
    const caption = written.captions[0]?.copy ?? withoutForbidden(facts.name)
    shown.push(caption)
    const hashtags = joinHashtags(campaign.settings, written.hashtags)
    const words = await bindPostWords(ctx, post, { caption, hashtags, title: '' })
    const targets = targetsOf(campaign.settings)
    const failure = await checkPlanned(ctx, { accountId, projectId, words, targets, uploadAt })
    ready.set(id, { words, failure })
  }
  return ready
}

/** Words that begin like none of its run and, as far as there is more to say, like none of the campaign's last ones. */
async function writeFresh(
  ctx: CampaignDoor,
  of: Parameters<typeof writeWords>[1],
  { facts, shown, before }: { facts: PostFacts; shown: readonly string[]; before: readonly string[] },
): Promise<SuggestedWords> {
  const older = before.slice(0, toldApart - shown.length)
  const written = await writeWords(ctx, of, { facts, shown: [...shown, ...older] })
  return written.captions.length > 0 || older.length === 0 ? written : writeWords(ctx, of, { facts, shown })
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
