import type { PostWordsInput, StaleFacts, TargetInput } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { FinishedFile } from '../../projects/index.ts'
import { bindPost } from '../fresh/shows.ts'
import { keptKeys, staleFacts, staleOf } from '../fresh/stale.ts'
import type { PostVideo } from '../posts/video.ts'
import { videoFactsOf } from './find-video.ts'

type Wished = {
  accountId: string
  finished: FinishedFile
  wish: { words: PostWordsInput; targets: readonly Pick<TargetInput, 'words'>[]; keeps: boolean }
  at: Date
}

/** The file of a wish with what it and the words show, and what of that is not so by its time; null where all is. */
export async function shownIn(
  ctx: Pick<Context, 'db'>,
  { accountId, finished, wish: { words, targets, keeps }, at }: Wished,
): Promise<{ video: PostVideo; stale: StaleFacts | null }> {
  const { projectId, productId, placeId } = finished
  const said = await bindPost(ctx, { accountId, projectId, video: {} }, { words, targets })
  const { requestId, slots } = finished.shows ?? { requestId: null, slots: [] }
  const video = { ...videoFactsOf(finished), shows: { requestId, slots: [...slots, ...said] } }
  const of = { id: '', projectId, videoId: finished.video.id, productId, placeId }
  const stale = await staleOf(ctx, accountId, { ...of, video, caption: words.caption, uploadAt: at })
  if (stale === null) return { video, stale }
  return { video: keeps ? { ...video, kept: keptKeys(stale) } : video, stale: staleFacts(stale, keeps) }
}
