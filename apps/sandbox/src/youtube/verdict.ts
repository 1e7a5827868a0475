import type { EffectOf } from '../networks/faults/effect.ts'
import type { Media } from '../networks/media/shelf.ts'
import type { Channel } from '../networks/seed/accounts.ts'

export type Verdict = { status: 'failed' | 'rejected'; reason: string }

const failures = ['codec', 'conversion', 'emptyFile', 'invalidFile', 'tooSmall', 'uploadAborted']
const codecs = ['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'mpeg2video', 'prores']
const leastBytes = 1_024
const unverifiedMs = 15 * 60_000
const mostMs = 12 * 3_600_000

/** What becomes of a file that came whole; null for one that is processed. */
export function verdictOf(
  media: Media,
  {
    channel,
    isDuplicate,
    reject,
  }: { channel: Channel | null; isDuplicate: boolean; reject: EffectOf<'reject'> | null },
): Verdict | null {
  if (reject) return { status: failures.includes(reject.code) ? 'failed' : 'rejected', reason: reject.code }
  const failure = failureOf(media)
  if (failure !== null) return { status: 'failed', reason: failure }
  if (isDuplicate) return { status: 'rejected', reason: 'duplicate' }
  const { durationMs = 0 } = media.facts ?? {}
  if (durationMs > (channel?.takesLongUploads ? mostMs : unverifiedMs))
    return { status: 'rejected', reason: 'length' }
  return null
}

function failureOf({ bytes, facts }: Media): string | null {
  if (bytes === 0) return 'emptyFile'
  if (facts === null) return 'invalidFile'
  if (bytes < leastBytes) return 'tooSmall'
  return codecs.includes(facts.codec) ? null : 'codec'
}
