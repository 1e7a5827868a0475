import type { Random } from '@clipmint/kit'

import { type LaidStroke, layStrokes } from '../layer-strokes.ts'
import { beatToMs, chordAt, type Piece } from '../piece.ts'
import type { Note } from '../score.ts'
import type { ChordLayer } from '../track.ts'
import { voiceChord } from '../voicing.ts'
import { humanTime, humanVelocity } from './human.ts'

/** Chords on a rhythm, voice leading included. A chord held over a change is struck again; `u` is an up-strum. */
export function playChords(piece: Piece, layer: ChordLayer, random: Random): Note[] {
  let voicing: number[] | null = null
  return layStrokes(piece, layer.patterns)
    .flatMap((stroke) => splitAtChanges(piece, stroke))
    .flatMap((stroke) => {
      voicing = voiceChord(chordAt(piece, stroke.beat).chord, layer, voicing)
      return strum(piece, layer, stroke, voicing, random)
    })
}

function splitAtChanges(piece: Piece, stroke: LaidStroke): LaidStroke[] {
  const { toBeat } = chordAt(piece, stroke.beat)
  const end = stroke.beat + stroke.beats
  if (toBeat >= end - 1e-6) return [stroke]
  const rest = { ...stroke, beat: toBeat, beats: end - toBeat }
  return [{ ...stroke, beats: toBeat - stroke.beat }, ...splitAtChanges(piece, rest)]
}

function strum(
  piece: Piece,
  layer: ChordLayer,
  stroke: LaidStroke,
  voicing: number[],
  random: Random,
): Note[] {
  const isUp = stroke.sign === 'u'
  // An up-strum catches the high strings only.
  const strings = isUp ? voicing.toReversed().slice(0, 3) : voicing
  const atMs = humanTime(piece, stroke.beat, random)
  const endMs = beatToMs(piece, stroke.beat + stroke.beats)
  const velocity = humanVelocity(piece, stroke, random)
  return strings.map((midi, index) => {
    const laterMs = (index / Math.max(1, strings.length - 1)) * layer.strumMs
    return {
      atMs: atMs + laterMs,
      durationMs: Math.max(50, endMs - atMs - laterMs),
      midi,
      velocity: velocity * (1 - 0.06 * random()),
    }
  })
}
