import type { Random } from '@clipmint/kit'

import { type LaidStroke, layStrokes } from '../layer-strokes.ts'
import { beatToMs, chordAt, type ChordSpan, type Piece } from '../piece.ts'
import type { Note } from '../score.ts'
import type { BassLayer } from '../track.ts'
import { humanTime, humanVelocity } from './human.ts'

/**
 * A bass line. Signs are tones of the chord: `1` what the bass takes, `3`, `5`, `7`, `8` its octave, and `<` a half
 * step below the next chord's bass, that leads into it.
 */
export function playBass(piece: Piece, layer: BassLayer, random: Random): Note[] {
  return layStrokes(piece, layer.patterns).map((stroke) => {
    const atMs = humanTime(piece, stroke.beat, random)
    const endMs = beatToMs(piece, stroke.beat + stroke.beats)
    return {
      atMs,
      durationMs: Math.max(60, endMs - atMs - 12),
      midi: bassMidi(piece, layer, stroke),
      velocity: humanVelocity(piece, stroke, random),
    }
  })
}

function bassMidi(piece: Piece, layer: BassLayer, stroke: LaidStroke): number {
  const span = chordAt(piece, stroke.beat)
  const root = above(layer.low, span.chord.bass)
  if (stroke.sign === '<') return above(layer.low, chordAt(piece, span.toBeat).chord.bass) - 1
  if (stroke.sign === '8') return root + 12
  return root + toneAbove(span, stroke.sign)
}

/** Semitones from the bass up to the chord's third, fifth or seventh, so that inversions keep their tones. */
function toneAbove({ chord }: ChordSpan, sign: string): number {
  const index = { '3': 1, '5': 2, '7': 3 }[sign]
  if (index === undefined) return 0
  const pitch = chord.root + (chord.intervals[index] ?? 12)
  return (((pitch - chord.bass) % 12) + 12) % 12
}

function above(low: number, pitch: number): number {
  return low + ((((pitch - low) % 12) + 12) % 12)
}
