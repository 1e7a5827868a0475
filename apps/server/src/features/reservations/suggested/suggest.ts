import type { SuggestedWords } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { writeWords } from '../../ai-requests/index.ts'
import { factsOfVideo } from '../../projects/index.ts'
import { findVideoOf, type Subject } from '../direct/find-video.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'log' | 'outside'>
type Wish = { subtemplateId?: string | undefined; shown: readonly string[] }

/** Captions and hashtags for a finished video; throws RESERVATIONS_NO_WORDS where its owner's words give none. */
export async function suggestWords(
  ctx: Door,
  subject: Subject,
  { subtemplateId, shown }: Wish,
): Promise<SuggestedWords> {
  const { accountId } = subject
  const { projectId } = await findVideoOf(ctx, subject, subtemplateId)
  const facts = await factsOfVideo(ctx, accountId, projectId)
  const words = await writeWords(ctx, { accountId, projectId }, { facts, shown })
  if (words.captions.length === 0 && shown.length === 0) throw new Failure('RESERVATIONS_NO_WORDS')
  return words
}
