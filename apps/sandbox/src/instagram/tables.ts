import type { MediaFacts } from '../networks/media/probe.ts'
import { faultsOf, type MediaTable } from '../networks/media/table.ts'

export type ContainerKind = 'REELS' | 'STORIES'

const megabyte = 1024 ** 2

const reel: MediaTable = {
  containers: ['mov'],
  codecs: ['h264', 'hevc'],
  pixels: ['yuv420p', 'yuvj420p'],
  soundCodecs: ['aac'],
  mostSampleRate: 48_000,
  mostChannels: 2,
  fps: [23, 60],
  durationMs: [3_000, 15 * 60_000],
  ratio: [0.01, 10],
  leastSides: [1, 1],
  mostWidth: 1_920,
  mostBytes: 300 * megabyte,
  mostBitsPerSecond: 25_000_000,
  needsMoovFirst: true,
  takesEditLists: false,
}

const tables: Record<ContainerKind, MediaTable> = {
  REELS: reel,
  STORIES: { ...reel, durationMs: [3_000, 60_000], ratio: [0.1, 10], mostBytes: 100 * megabyte },
}

export const mostBytesOf = (kind: ContainerKind): number => tables[kind].mostBytes

/** Whether Instagram makes a post of a file. */
export function isTaken(kind: ContainerKind, facts: MediaFacts | null, takesEditLists: boolean): boolean {
  return facts !== null && faultsOf(facts, { ...tables[kind], takesEditLists }).length === 0
}
