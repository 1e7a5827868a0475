import type { MediaFacts } from '../networks/media/probe.ts'

const containers = ['mov', 'matroska']
const codecs = ['h264', 'hevc', 'vp8', 'vp9']
const frames = [23, 60] as const
const sides = [360, 4_096] as const
/** What encoders round. */
const slackMs = 500

/** Why a video is not taken, in TikTok's words; null for one that is. */
export function failReasonOf(facts: MediaFacts | null, mostSeconds: number): string | null {
  if (!facts || !containers.includes(facts.container) || !codecs.includes(facts.codec))
    return 'file_format_check_failed'
  if (facts.durationMs < 1_000 || facts.durationMs > mostSeconds * 1_000 + slackMs)
    return 'duration_check_failed'
  if (facts.fps < frames[0] - 0.1 || facts.fps > frames[1] + 0.1) return 'frame_rate_check_failed'
  const isOut = [facts.width, facts.height].some((side) => side < sides[0] || side > sides[1])
  return isOut ? 'picture_size_check_failed' : null
}
