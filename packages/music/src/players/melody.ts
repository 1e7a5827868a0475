import type { Random } from '@clipmint/kit'

import { type LaidStroke, layStrokes } from '../layer-strokes.ts'
import { beatToMs, type Piece } from '../piece.ts'
import { degreeToMidi } from '../scale.ts'
import type { Note } from '../score.ts'
import type { MelodyLayer } from '../track.ts'
import { humanTime, humanVelocity } from './human.ts'

/**
 * A tune in scale degrees: `1`–`7`, `a`–`g` the octave above, `A`–`G` the octave below. When a section comes back,
 * long notes may turn through a neighbour on their way to the next, so that the second time is not the first.
 */
export function playMelody(piece: Piece, layer: MelodyLayer, random: Random): Note[] {
  const strokes = layStrokes(piece, layer.patterns)
  return strokes.flatMap((stroke, index) => {
    const next = strokes[index + 1] ?? null
    return ornament(stroke, next, random).map((it) => sing(piece, layer, it, random))
  })
}

function sing(piece: Piece, layer: MelodyLayer, stroke: Sung, random: Random): Note {
  const atMs = humanTime(piece, stroke.beat, random)
  const endMs = beatToMs(piece, stroke.beat + stroke.beats)
  return {
    atMs,
    durationMs: Math.max(60, endMs - atMs - 6),
    midi: degreeToMidi(piece.track.key, stroke.degree, layer.octave),
    velocity: humanVelocity(piece, stroke, random),
  }
}

type Sung = LaidStroke & { degree: number }

function ornament(stroke: LaidStroke, next: LaidStroke | null, random: Random): Sung[] {
  const degree = degreeOf(stroke.sign)
  const wanted = random() < 0.3
  const target = next === null ? degree : degreeOf(next.sign)
  const isRepeat = stroke.bar !== null && stroke.bar.pass > 0
  const isJoined = next !== null && Math.abs(next.beat - stroke.beat - stroke.beats) < 1e-6
  if (!wanted || !isRepeat || !isJoined || stroke.beats < 0.75 || target === degree)
    return [{ ...stroke, degree }]
  const turn = {
    ...stroke,
    beat: stroke.beat + stroke.beats - 0.25,
    beats: 0.25,
    degree: target + (target < degree ? 1 : -1),
  }
  return [{ ...stroke, beats: stroke.beats - 0.25, degree }, turn]
}

function degreeOf(sign: string): number {
  if (sign >= 'a') return sign.charCodeAt(0) - 'a'.charCodeAt(0) + 8
  if (sign >= 'A') return sign.charCodeAt(0) - 'A'.charCodeAt(0) - 6
  return Number(sign)
}
