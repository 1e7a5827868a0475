import { beatsInBar, stepsInBar, stepsInBeat } from './grid.ts'
import type { Bar, Piece } from './piece.ts'
import { barStrokes, cleanPattern, type Stroke, strokes } from './steps.ts'
import type { Patterns } from './track.ts'

/** A stroke laid on the piece: beats from the arrangement's start, and how strong its section is. */
export type LaidStroke = { beat: number; beats: number; sign: string; bar: Bar | null; intensity: number }

/** What a layer's patterns give on a piece, in order, up to and with the final hit, whose last stroke rings to the end. */
export function layStrokes(piece: Piece, patterns: Patterns): LaidStroke[] {
  return [...piece.bars.flatMap((bar) => layBar(bar, patterns)), ...layFinal(piece, patterns.final ?? '')]
}

/** The strokes of one bar, cut where the piece's last bar is only half a bar long. */
export function layBar(bar: Bar, patterns: Patterns): LaidStroke[] {
  const skipped = bar.beats < beatsInBar && endsWithPattern(bar, patterns) ? stepsInBar / 2 : 0
  const pattern = endsWithPattern(bar, patterns) ? patterns.ending : patterns[bar.kind]
  if (pattern === undefined) return []
  const room = bar.beats * stepsInBeat
  const inside = barStrokes(pattern, endsWithPattern(bar, patterns) ? 0 : bar.barInSection)
    .map((stroke) => ({ ...stroke, step: stroke.step - skipped }))
    .filter((stroke) => stroke.step >= 0 && stroke.step < room)
  return inside.map((stroke) => lay(stroke, bar, room))
}

/** A stroke placed in its bar; nothing is held past the bar's `room` of steps. */
export function lay(stroke: Stroke, bar: Bar, room: number): LaidStroke {
  return {
    beat: bar.index * beatsInBar + stroke.step / stepsInBeat,
    beats: Math.min(stroke.steps, room - stroke.step) / stepsInBeat,
    sign: stroke.sign,
    bar,
    intensity: bar.intensity,
  }
}

function endsWithPattern(bar: Bar, patterns: Patterns): boolean {
  return bar.closesPiece && patterns.ending !== undefined
}

function layFinal(piece: Piece, pattern: string): LaidStroke[] {
  const restBeats = piece.totalMs / piece.beatMs - piece.finalBeat
  const found = strokes(cleanPattern(pattern)).filter((stroke) => stroke.step / stepsInBeat < restBeats - 0.5)
  return found.map((stroke, index) => {
    const offset = stroke.step / stepsInBeat
    const beats = index === found.length - 1 ? restBeats - offset : stroke.steps / stepsInBeat
    return { beat: piece.finalBeat + offset, beats, sign: stroke.sign, bar: null, intensity: 1 }
  })
}
