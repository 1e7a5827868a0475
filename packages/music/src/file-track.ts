import type { Track } from './track.ts'

/**
 * A recorded piece that an operator brought with its licence. It is placed and looped by bars, where a composed track is
 * made to measure. `url` is where a browser reads it; on a server its path comes with the film's files.
 */
export type FileTrack = Pick<Track, 'id' | 'title' | 'moods' | 'bpm' | 'energy'> & {
  source: 'file'
  key: Track['key'] | null
  durationMs: number
  /** The first downbeat of the recording. */
  firstBeatMs: number
  url: string | null
}

/** From the first downbeat to the end of the last whole bar: what can be played round and round. */
export function loopOf({ bpm, durationMs, firstBeatMs }: FileTrack): { fromMs: number; toMs: number } {
  const barMs = 240_000 / bpm
  const bars = Math.floor((durationMs - firstBeatMs) / barMs + 1e-6)
  return { fromMs: firstBeatMs, toMs: bars > 0 ? firstBeatMs + bars * barMs : durationMs }
}
