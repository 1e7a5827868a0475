import { beatsInBar } from '../grid.ts'
import type { Piece } from '../piece.ts'
import type { Note } from '../score.ts'
import type { EffectLayer, EffectPlace } from '../track.ts'

/** Crashes on the places where something begins, and rises that end there. */
export function playEffects(piece: Piece, layer: EffectLayer): Note[] {
  const beats = layer.at.flatMap((place) => beatsOf(piece, place))
  return [...new Set(beats)]
    .map((beat) => ({ beat, lead: Math.min(layer.leadBeats, beat) }))
    .filter(({ lead }) => layer.leadBeats === 0 || lead > 0)
    .map(({ beat, lead }) => ({
      atMs: (beat - lead) * piece.beatMs,
      durationMs: lead > 0 ? lead * piece.beatMs : piece.totalMs - beat * piece.beatMs,
      midi: 60,
      velocity: 0.9,
    }))
}

function beatsOf(piece: Piece, place: EffectPlace): number[] {
  switch (place) {
    case 'start':
      return [0]
    case 'final':
      return [piece.finalBeat]
    case 'chorus':
    case 'break':
      return piece.sections.filter((it) => it.kind === place && it.bar > 0).map((it) => it.bar * beatsInBar)
  }
}
