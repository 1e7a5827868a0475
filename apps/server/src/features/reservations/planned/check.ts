import type { NetworkId } from '@clipmint/contract'

import { findFinished } from '../../projects/index.ts'
import { checkTargets, wishedTargets } from '../direct/check.ts'
import { videoFactsOf } from '../direct/find-video.ts'
import { shownIn } from '../direct/shown-in.ts'
import { overFacts } from '../fresh/stale.ts'
import type { PostingDoor } from '../posting/door.ts'
import type { PlannedPost } from './keep.ts'

/**
 * What would keep a planned post from one of its networks, by the networks themselves; null where nothing would. `postId` is what it is
 * kept as already, which is no repetition of itself.
 */
export async function checkPlanned(
  ctx: PostingDoor,
  {
    accountId,
    projectId,
    postId = null,
    words,
    targets,
    uploadAt,
  }: Omit<PlannedPost, 'ref' | 'no' | 'zone' | 'shows'> & { postId?: string | null },
): Promise<{ platform: NetworkId; code: string } | null> {
  const finished = await findFinished(ctx, accountId, projectId)
  if (!finished) return null
  const wished = await wishedTargets(
    ctx,
    accountId,
    targets.map((target) => ({ ...target, words: null })),
  )
  const { stale } = await shownIn(ctx, {
    accountId,
    finished,
    wish: { words, targets: [], keeps: false },
    at: uploadAt,
  })
  const post = { videoId: finished.video.id, video: videoFactsOf(finished), ...words }
  const wish = { accountId, postId, post, at: uploadAt, stale: stale && overFacts(stale) }
  const checked = await checkTargets(ctx, wish, wished)
  for (const { network, findings } of checked) {
    const stopping = findings.find(({ stops }) => stops)
    if (stopping) return { platform: network, code: stopping.code }
  }
  return null
}
