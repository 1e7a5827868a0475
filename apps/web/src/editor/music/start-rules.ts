import { clamp } from '@clipmint/kit'
import { findFileTrack, findOwnMusic, findTrack } from '@clipmint/music'

/** Where in a piece of music a film may begin, and where its beats are. */
export type StartRange = {
  /** The whole length that can be chosen from. */
  wholeMs: number
  mostMs: number
  /** Null where nobody knows the beats: then there is nothing to snap to. */
  beats: { firstMs: number; everyMs: number } | null
}

/** A composed track has no end of its own: as far in as anyone looks for a beginning. */
const composedMostMs = 45_000
const beatsInBar = 4
const plainStepMs = 500

/** The range of a piece of music under a film of `filmMs`; null where it is not known. */
export function startRange(trackId: string, filmMs: number): StartRange | null {
  const track = findTrack(trackId)
  if (track) {
    const everyMs = 60_000 / track.bpm
    const barMs = everyMs * beatsInBar
    const mostMs = Math.floor(composedMostMs / barMs) * barMs
    return { wholeMs: mostMs + filmMs, mostMs, beats: { firstMs: 0, everyMs } }
  }
  const file = findFileTrack(trackId)
  if (file) {
    const beats = { firstMs: file.firstBeatMs, everyMs: 60_000 / file.bpm }
    return { wholeMs: file.durationMs, mostMs: mostIn(file.durationMs, filmMs), beats }
  }
  const own = findOwnMusic(trackId)
  return own && { wholeMs: own.durationMs, mostMs: mostIn(own.durationMs, filmMs), beats: null }
}

/** The nearest moment a film may begin with; on a beat when that is wanted and the beats are known. */
export function startNear(
  ms: number,
  { range: { mostMs, beats }, onBeat }: { range: StartRange; onBeat: boolean },
): number {
  if (!beats || !onBeat) return Math.round(clamp(ms, 0, mostMs))
  const { firstMs, everyMs } = beats
  const first = Math.ceil(-firstMs / everyMs - 1e-6)
  const last = Math.floor((mostMs - firstMs) / everyMs + 1e-6)
  const beat = clamp(Math.round((ms - firstMs) / everyMs), first, Math.max(first, last))
  return Math.round(Math.max(0, firstMs + beat * everyMs))
}

/** Where a key takes the start: arrows a beat (or half a second), pages a bar, Home and End to the ends. Else null. */
export function startAfterKey(
  key: string,
  ms: number,
  { range, onBeat }: { range: StartRange; onBeat: boolean },
): number | null {
  const step = onBeat && range.beats ? range.beats.everyMs : plainStepMs
  const steps: Record<string, number> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: step * beatsInBar,
    PageDown: -step * beatsInBar,
    Home: -ms,
    End: range.mostMs - ms,
  }
  const by = steps[key]
  return by === undefined ? null : startNear(ms + by, { range, onBeat })
}

/** The last moment that still lasts the film; music that is shorter goes round, and may begin anywhere but at its end. */
function mostIn(durationMs: number, filmMs: number): number {
  return durationMs > filmMs ? durationMs - filmMs : Math.max(0, durationMs - 1_000)
}
