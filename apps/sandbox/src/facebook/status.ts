import type { Video, Videos } from './video.ts'

type Phase = Record<string, unknown>

/** The `status` of a video: what it says of itself whole, and of each phase. */
export function statusOf(video: Video, { videos, now }: { videos: Videos; now: number }): Phase {
  const ready = videos.readyAt(video)
  const isProcessed = ready !== null && ready <= now
  const hasFailed = isProcessed && video.failure !== null
  return {
    video_status: wordOf(video, { isProcessed, hasFailed, now }),
    ...(video.uploadedAt !== null &&
      !video.uploadFailed && { processing_progress: progress(video, ready, now) }),
    uploading_phase: uploading(video),
    processing_phase: processing(video, { isProcessed, hasFailed }),
    publishing_phase: publishing(video, { ready, hasFailed, now }),
    copyright_check_status: { status: isProcessed ? 'complete' : 'in_progress', matches_found: false },
  }
}

/** An upload that never got a byte within a day is over. */
const lifeMs = 86_400_000

function wordOf(
  video: Video,
  { isProcessed, hasFailed, now }: { isProcessed: boolean; hasFailed: boolean; now: number },
): string {
  if (video.uploadFailed !== null) return 'upload_failed'
  if (video.uploadedAt === null) return now - video.createdAt > lifeMs ? 'expired' : 'uploading'
  if (hasFailed) return video.failure?.insidePhase ? 'processing' : 'error'
  if (isProcessed) return 'ready'
  // What came is looked at as soon as it is there; the word for it comes first.
  return now - video.uploadedAt < video.processMs / 10 ? 'upload_complete' : 'processing'
}

function progress(video: Video, ready: number | null, now: number): number {
  if (ready === null || video.uploadedAt === null) return 42
  const share = video.processMs === 0 ? 1 : (now - video.uploadedAt) / video.processMs
  return Math.min(100, Math.floor(share * 100))
}

function uploading({ uploadedAt, uploadFailed, received, size }: Video): Phase {
  const status =
    uploadFailed !== null
      ? 'error'
      : uploadedAt !== null
        ? 'complete'
        : received > 0
          ? 'in_progress'
          : 'not_started'
  return {
    status,
    bytes_transfered: received,
    ...(size !== null && { source_file_size: size }),
    ...(uploadFailed !== null && { errors: [{ code: 1_363_030, message: uploadFailed }] }),
  }
}

function processing(
  video: Video,
  { isProcessed, hasFailed }: { isProcessed: boolean; hasFailed: boolean },
): Phase {
  if (hasFailed && video.failure) {
    const { code, message } = video.failure
    return { status: 'error', error: { message }, errors: [{ code, message }] }
  }
  if (isProcessed) return { status: 'complete' }
  return { status: video.uploadedAt !== null && video.uploadFailed === null ? 'in_progress' : 'not_started' }
}

function publishing(
  { finish }: Video,
  { ready, hasFailed, now }: { ready: number | null; hasFailed: boolean; now: number },
): Phase {
  if (!finish) return { status: 'not_started' }
  if (hasFailed)
    return { status: 'error', publish_status: 'error', errors: [{ message: 'The video was not processed.' }] }
  if (finish.state === 'DRAFT') return { status: 'complete', publish_status: 'draft' }
  const at = Math.max(finish.scheduledAt ?? finish.at, ready ?? Infinity)
  if (at <= now)
    return { status: 'complete', publish_status: 'published', publish_time: Math.floor(at / 1_000) }
  if (finish.state === 'SCHEDULED')
    return {
      status: 'complete',
      publish_status: 'scheduled',
      publish_time: Math.floor((finish.scheduledAt ?? 0) / 1_000),
    }
  return { status: 'in_progress' }
}
