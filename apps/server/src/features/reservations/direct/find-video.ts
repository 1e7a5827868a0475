import { FPS } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { getPlace } from '../../places/index.ts'
import { findProduct } from '../../products/index.ts'
import { findFinished, type FinishedFile } from '../../projects/index.ts'
import type { PostVideo } from '../posts/video.ts'

type Door = Pick<Context, 'db'>

/** What a path names: a product or a video of the owner's, or a place. */
export type Subject = { accountId: string; id: string; of: 'product' | 'place' }

/** The product, the place and the video that a subject is; throws NOT_FOUND for what the owner does not have. */
export async function readSubject(
  ctx: Door,
  { accountId, id, of }: Subject,
): Promise<{ productId: string | null; placeId: string | null; projectId: string | null }> {
  if (of === 'place') {
    await getPlace(ctx, accountId, id)
    return { productId: null, placeId: id, projectId: null }
  }
  if (await findProduct(ctx, accountId, id)) return { productId: id, placeId: null, projectId: null }
  const finished = await findFinished(ctx, accountId, id)
  if (!finished) throw new Failure('NOT_FOUND')
  const { productId, placeId } = finished
  return { productId, placeId, projectId: id }
}

/** The finished video that is meant; throws when there is none, or it is of something else. */
export async function findVideoOf(
  ctx: Door,
  subject: Subject,
  subtemplateId: string | undefined,
): Promise<FinishedFile> {
  const { productId, placeId, projectId } = await readSubject(ctx, subject)
  const wanted = subtemplateId ?? projectId
  const finished = wanted === null ? null : await findFinished(ctx, subject.accountId, wanted)
  const isOf =
    projectId === null
      ? finished?.productId === productId && finished?.placeId === placeId
      : finished?.projectId === projectId
  // What its owner has open to change, or is made anew, has words that say nothing of the file of before.
  if (!finished?.shows || !isOf) throw new Failure('RESERVATIONS_VIDEO_NOT_READY', { field: 'subtemplateId' })
  return finished
}

/** What is known of a file that the engine made: it is verified to be H.264 with AAC, at 30 frames a second. */
export function videoFactsOf({ ratio, video }: FinishedFile): PostVideo {
  const { fileKey, width, height, durationMs, bytes, watermark, opensBlack } = video
  return {
    fileKey,
    ratio,
    width,
    height,
    seconds: durationMs / 1_000,
    bytes,
    framesPerSecond: FPS,
    isCommonFormat: true,
    opensBlack,
    hasMark: watermark,
  }
}
