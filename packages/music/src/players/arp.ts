import type { Random } from '@clipmint/kit'

import { layStrokes } from '../layer-strokes.ts'
import { beatToMs, chordAt, type Piece } from '../piece.ts'
import type { Note } from '../score.ts'
import type { ArpLayer } from '../track.ts'
import { voiceChord } from '../voicing.ts'
import { humanTime, humanVelocity } from './human.ts'

/** A broken chord: `0` is the lowest tone of the voicing, each next number the next tone, going on into higher octaves. */
export function playArp(piece: Piece, layer: ArpLayer, random: Random): Note[] {
  let voicing: number[] | null = null
  return layStrokes(piece, layer.patterns).map((stroke) => {
    const { chord } = chordAt(piece, stroke.beat)
    const voices = Math.min(4, chord.intervals.length)
    voicing = voiceChord(chord, { centre: layer.centre, voices }, voicing)
    const tone = Number(stroke.sign)
    const octave = Math.floor(tone / voicing.length)
    const atMs = humanTime(piece, stroke.beat, random)
    const endMs = beatToMs(piece, stroke.beat + stroke.beats)
    return {
      atMs,
      durationMs: Math.max(50, endMs - atMs),
      midi: (voicing[tone % voicing.length] ?? layer.centre) + 12 * octave,
      velocity: humanVelocity(piece, stroke, random),
    }
  })
}
