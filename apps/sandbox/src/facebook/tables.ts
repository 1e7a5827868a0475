import type { MediaFacts } from '../networks/media/probe.ts'
import { faultsOf, type MediaFault, type MediaTable } from '../networks/media/table.ts'

export type VideoKind = 'reel' | 'story' | 'video'

const reel: MediaTable = {
  containers: ['mov'],
  codecs: ['h264', 'hevc', 'vp9', 'av1'],
  pixels: ['yuv420p', 'yuvj420p', 'yuv420p10le'],
  soundCodecs: ['aac'],
  mostSampleRate: 48_000,
  mostChannels: 2,
  fps: [24, 60],
  durationMs: [3_000, 90_000],
  ratio: [9 / 16, 16 / 9],
  leastSides: [540, 960],
  mostWidth: 4_096,
  mostBytes: 1024 ** 3,
  mostBitsPerSecond: Infinity,
  needsMoovFirst: false,
  takesEditLists: true,
}

const tables: Record<VideoKind, MediaTable> = {
  reel,
  story: { ...reel, durationMs: [3_000, 60_000] },
  video: {
    ...reel,
    containers: ['mov', 'matroska', 'avi', 'mpegts'],
    soundCodecs: ['aac', 'mp3', 'opus'],
    mostSampleRate: 96_000,
    mostChannels: 6,
    fps: [1, 120],
    durationMs: [1_000, 240 * 60_000],
    ratio: [0.1, 10],
    leastSides: [120, 120],
    mostBytes: 2 * 1024 ** 3,
  },
}

const codes: Record<MediaFault, number> = {
  container: 2_069_019,
  moov: 2_069_019,
  'edit-list': 2_069_019,
  codec: 2_069_019,
  pixels: 2_069_019,
  sound: 2_069_019,
  'bit-rate': 2_069_019,
  ratio: 1_363_040,
  resolution: 1_363_127,
  duration: 1_363_128,
  fps: 1_363_129,
  bytes: 1_363_023,
}
const leastBytes = 1_024

export const mostUploadBytes = (kind: VideoKind): number => tables[kind].mostBytes

/** Why a video is not processed, by Facebook's code; null where it is. */
export function failureOf(kind: VideoKind, facts: MediaFacts | null): number | null {
  if (facts === null) return 2_069_019
  if (facts.bytes < leastBytes) return 1_363_022
  const [fault] = faultsOf(facts, tables[kind])
  return fault === undefined ? null : codes[fault]
}
