import type { Track } from './track.ts'

export const beatsInBar = 4
export const stepsInBeat = 4
export const stepsInBar = beatsInBar * stepsInBeat
const longestPieceMs = 3_600_000

/** When a track's beats fall in a film, in milliseconds from the film's first frame. Not rounded. */
export type BeatGrid = { beatMs: number; beats: number[]; downbeats: number[] }

/**
 * The beats of a track under a film of `durationMs` that begins `startMs` into the arrangement. `downbeats` are the
 * first beats of the bars, where chords change. Throws RangeError when a length is not a finite number, negative, or past an hour.
 */
export function beatGrid(track: Pick<Track, 'bpm'>, durationMs: number, startMs = 0): BeatGrid {
  checkSpan(durationMs, startMs)
  const beatMs = 60_000 / track.bpm
  const beats: number[] = []
  const downbeats: number[] = []
  // A film that begins a rounding error after a beat begins on it.
  for (let beat = Math.ceil(startMs / beatMs - 1e-6); beat * beatMs - startMs < durationMs - 1e-6; beat++) {
    const atMs = Math.max(0, beat * beatMs - startMs)
    beats.push(atMs)
    if (beat % beatsInBar === 0) downbeats.push(atMs)
  }
  return { beatMs, beats, downbeats }
}

/** Throws RangeError unless the span is one a film can have. */
export function checkSpan(durationMs: number, startMs: number): void {
  if (!Number.isFinite(durationMs) || durationMs <= 0)
    throw new RangeError(`A film's length must be above 0 ms (got ${durationMs}).`)
  if (!Number.isFinite(startMs) || startMs < 0)
    throw new RangeError(`A film cannot begin ${startMs} ms into a track.`)
  if (durationMs + startMs > longestPieceMs)
    throw new RangeError(`A piece is at most an hour long (got ${durationMs + startMs} ms).`)
}

/**
 * The beat of the last hit in a piece of `totalMs`: a downbeat or a half bar that leaves its sound about a bar to die
 * away before the picture ends, so that music and picture end together.
 */
export function finalBeat(bpm: number, totalMs: number): number {
  const beatMs = 60_000 / bpm
  const wantedTailMs = Math.min(2000, Math.max(900, totalMs * 0.12))
  let best = 0
  let bestCost = Number.POSITIVE_INFINITY
  for (let beat = 0; beat * beatMs < totalMs; beat += beatsInBar / 2) {
    const tailMs = totalMs - beat * beatMs
    const cost =
      Math.abs(tailMs - wantedTailMs) + (beat % beatsInBar === 0 ? 0 : 150) + (tailMs < 700 ? 2000 : 0)
    if (cost < bestCost) [best, bestCost] = [beat, cost]
  }
  return best
}
