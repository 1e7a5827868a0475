import { z } from 'zod'

import { troubleOf } from '../graph/trouble.ts'
import type { LookOutcome, Trouble } from '../publisher.ts'

const Code = z.coerce.number().int()
const Fault = z.object({ code: Code.nullish(), message: z.string().nullish() })
const Phase = z.object({
  status: z.string().default('not_started'),
  error: Fault.nullish(),
  errors: z.array(Fault).nullish(),
})

/** `status` of a video: the Reels publishing guide, and the Video node. Two spellings are about, so both are read. */
export const VideoStatus = z.object({
  video_status: z.string().nullish(),
  processing_progress: z.coerce.number().nullish(),
  uploading_phase: Phase.extend({
    bytes_transfered: z.coerce.number().nullish(),
    bytes_transferred: z.coerce.number().nullish(),
  }).nullish(),
  processing_phase: Phase.nullish(),
  publishing_phase: Phase.extend({ publish_status: z.string().nullish() }).nullish(),
  copyright_check_status: z.object({ matches_found: z.boolean().nullish() }).nullish(),
})
export type VideoStatus = z.output<typeof VideoStatus>

/** Where a video stands by its status; `live` is one that people see. */
export type Standing =
  | Extract<LookOutcome, { status: 'unsent' | 'processing' | 'ready' | 'gone' }>
  | { status: 'live' }
  | { status: 'draft' }
  | Trouble

/** Reads a status by its phases: an error may stand inside one while the whole still says that it is processed. */
export function standingOf(video: VideoStatus, { bytes, now }: { bytes: number; now: Date }): Standing {
  const { video_status: whole, publishing_phase: publishing } = video
  if (publishing?.publish_status === 'published') return { status: 'live' }
  const failed = failureOf(video, now)
  if (failed) return failed
  if (publishing?.publish_status === 'draft') return { status: 'draft' }
  if (isDone(publishing) && !publishing?.publish_status) return { status: 'live' }
  const isPublishing = publishing?.status === 'in_progress' || publishing?.publish_status === 'scheduled'
  if (isPublishing) return processing(video)
  // The place for the file is not kept for ever; nothing came of it.
  if (whole === 'expired' || whole === 'upload_failed') return { status: 'gone' }
  const has = bytesOf(video, bytes)
  if (has < bytes) return { status: 'unsent', fromByte: has }
  const isWorked = video.processing_phase?.status === 'in_progress'
  return isWorked || whole === 'uploading' || (whole === 'processing' && !isDone(video.processing_phase))
    ? processing(video)
    : { status: 'ready' }
}

function processing({ processing_progress: percent }: VideoStatus): Standing {
  return { status: 'processing', progress: percent == null ? null : Math.min(1, Math.max(0, percent / 100)) }
}

/** How many bytes are there: all of them when that phase is over, or when the video has come further. */
function bytesOf({ uploading_phase: phase, video_status: whole }: VideoStatus, bytes: number): number {
  const isFurther = ['upload_complete', 'processing', 'ready'].includes(whole ?? '')
  if (isDone(phase) || (!phase && isFurther)) return bytes
  return Math.min(bytes, phase?.bytes_transferred ?? phase?.bytes_transfered ?? 0)
}

function failureOf(video: VideoStatus, now: Date): Standing | null {
  const phases = [video.uploading_phase, video.processing_phase, video.publishing_phase]
  for (const phase of phases) {
    const fault = phase?.errors?.[0] ?? phase?.error ?? null
    if (phase && (phase.status === 'error' || fault)) return endingOf(video, fault, now)
  }
  const isFailed = video.publishing_phase?.publish_status === 'error' || video.video_status === 'error'
  return isFailed ? endingOf(video, null, now) : null
}

/** A failed video does not come to life again: where asking again might help, another one is begun. */
function endingOf(video: VideoStatus, fault: z.output<typeof Fault> | null, now: Date): Standing {
  const { code = null, message = null } = fault ?? {}
  const error = { code, subcode: null, message: message ?? 'The video failed.', isTransient: false }
  const trouble = troubleOf(error, { headers: {}, now, secrets: [] })
  if (trouble.status === 'wait') return { status: 'gone' }
  const isCopied = video.copyright_check_status?.matches_found === true
  return trouble.status === 'rejected' && trouble.refusal === 'other' && isCopied
    ? { ...trouble, refusal: 'copyright' }
    : trouble
}

function isDone(phase: { status: string } | null | undefined): boolean {
  return phase?.status === 'complete' || phase?.status === 'completed'
}
