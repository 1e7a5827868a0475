import { z } from 'zod'

import type { PostKind } from '../post/network.ts'
import type { LookOutcome, NetworkAccess, PostRefusal, Trouble } from '../publisher.ts'
import { apiAddress, askFor, bearer, type World } from './ask.ts'

/** The parts of a video that are asked for, each of which may be left out; counts are written as texts. */
export const Video = z.object({
  id: z.string().min(1),
  status: z
    .object({
      uploadStatus: z.string().optional(),
      failureReason: z.string().optional(),
      rejectionReason: z.string().optional(),
      privacyStatus: z.string().optional(),
    })
    .default({}),
  processingDetails: z
    .object({
      processingStatus: z.string().optional(),
      processingProgress: z
        .object({ partsTotal: z.coerce.number(), partsProcessed: z.coerce.number() })
        .optional()
        .catch(undefined),
    })
    .default({}),
  contentDetails: z.object({ duration: z.string().optional() }).default({}),
  statistics: z
    .object({
      viewCount: z.coerce.number().optional(),
      likeCount: z.coerce.number().optional(),
      commentCount: z.coerce.number().optional(),
    })
    .default({}),
})
export type Video = z.output<typeof Video>

/** `status.failureReason` and `status.rejectionReason` of the reference of videos. */
const refusals: Record<string, PostRefusal> = {
  codec: 'format',
  conversion: 'format',
  emptyFile: 'format',
  invalidFile: 'format',
  tooSmall: 'size',
  uploadAborted: 'other',
  claim: 'copyright',
  copyright: 'copyright',
  duplicate: 'duplicate',
  inappropriate: 'policy',
  legal: 'policy',
  length: 'length',
  termsOfUse: 'policy',
  trademark: 'policy',
  uploaderAccountClosed: 'account-restricted',
  uploaderAccountSuspended: 'account-restricted',
}

/** Videos by their ids, at most 50; those that are not there are left out. */
export async function readVideos(
  world: World,
  { tokens }: NetworkAccess,
  { ids, parts }: { ids: readonly string[]; parts: readonly string[] },
): Promise<{ status: 'ok'; videos: readonly Video[] } | Trouble> {
  const url = apiAddress(world, '/videos', { part: parts.join(','), id: ids.join(',') })
  const Videos = z.object({ items: z.array(Video) })
  const got = await askFor(world, { url, headers: bearer({ tokens }) }, Videos)
  return got.status === 'ok' ? { status: 'ok', videos: got.value.items } : got
}

/** What became of a video. One that is private where it was to be seen was locked by the network. */
export function fateOf(
  { at }: World,
  { id, status, processingDetails }: Video,
  { kind, privacy }: { kind: PostKind; privacy: string | null },
): LookOutcome {
  const { uploadStatus, privacyStatus, failureReason, rejectionReason } = status
  const { processingStatus, processingProgress: progress } = processingDetails
  if (uploadStatus === 'failed' || uploadStatus === 'rejected') {
    const code = (uploadStatus === 'failed' ? failureReason : rejectionReason) ?? uploadStatus
    return refused(refusals[code] ?? 'other', code)
  }
  if (uploadStatus === 'deleted') return refused('cancelled-there', uploadStatus)
  if (privacy !== null && privacy !== 'private' && privacyStatus === 'private')
    return refused('private-only', 'privacyStatus')
  if (processingStatus === 'failed' || processingStatus === 'terminated')
    return refused('format', `processing ${processingStatus}`)
  if (uploadStatus !== 'processed' && processingStatus !== 'succeeded') {
    const { partsTotal = 0, partsProcessed = 0 } = progress ?? {}
    return { status: 'processing', progress: partsTotal > 0 ? partsProcessed / partsTotal : null }
  }
  return { status: 'published', remoteId: id, url: addressOf({ at }, id, kind) }
}

/** Where a video is watched. */
export function addressOf({ at }: Pick<World, 'at'>, id: string, kind: PostKind): string {
  const path = kind === 'shorts' ? `/shorts/${encodeURIComponent(id)}` : `/watch?v=${encodeURIComponent(id)}`
  return `${at('www.youtube.com')}${path}`
}

function refused(refusal: PostRefusal, code: string): LookOutcome {
  return { status: 'rejected', refusal, code, told: `YouTube says of the video: ${code}.` }
}
