import { createRandom, type Random } from '@clipmint/kit'

import { beatsInBar, stepsInBeat } from '../grid.ts'
import { type LaidStroke, lay, layBar, layStrokes } from '../layer-strokes.ts'
import { type Bar, beatToMs, type Piece } from '../piece.ts'
import { deriveSeed, pick } from '../random.ts'
import type { Note } from '../score.ts'
import { cleanPattern, strokes } from '../steps.ts'
import type { DrumLayer, Fill } from '../track.ts'
import { humanVelocity } from './human.ts'

const fillBeats = 2
const tuneOf: Record<string, number> = { h: 5, m: 0, l: -5 }

/** A drum's notes: its groove, with the section's fill over the last half bar before a new section or the final hit. */
export function playDrums(piece: Piece, layer: DrumLayer, random: Random): Note[] {
  const groove = piece.bars.flatMap((bar) => {
    const fill = fillFor(piece, bar)?.[layer.instrument]
    return fill === undefined ? layBar(bar, layer.patterns) : withFill(bar, layBar(bar, layer.patterns), fill)
  })
  const final = layStrokes({ ...piece, bars: [] }, layer.patterns)
  return [...groove, ...final].flatMap((stroke) => hits(piece, layer, stroke, random))
}

/** The fill that closes a bar, the same for every layer; builds carry their own roll. */
function fillFor(piece: Piece, bar: Bar): Fill | null {
  if (!bar.closesSection || (bar.kind === 'build' && !bar.closesPiece)) return null
  return pick(piece.track.style.fills, createRandom(deriveSeed(piece.track.seed, `fill ${bar.index}`)))
}

function withFill(bar: Bar, groove: readonly LaidStroke[], fill: string): LaidStroke[] {
  const from = bar.index * beatsInBar + bar.beats - fillBeats
  const skipped = (bar.beats - fillBeats) * stepsInBeat
  const played = strokes(cleanPattern(fill)).map((stroke) =>
    lay({ ...stroke, step: stroke.step + skipped }, bar, bar.beats * stepsInBeat),
  )
  return [...groove.filter((stroke) => stroke.beat < from), ...played]
}

/** One hit; `r` is a roll of two, `t` of three inside the step, each a little louder than the one before. */
function hits(piece: Piece, layer: DrumLayer, stroke: LaidStroke, random: Random): Note[] {
  const times = stroke.sign === 'r' ? 2 : stroke.sign === 't' ? 3 : 1
  const atMs = beatToMs(piece, stroke.beat)
  const gapMs = piece.beatMs / stepsInBeat / times
  const velocity = humanVelocity(piece, stroke, random)
  return Array.from({ length: times }, (_, index) => ({
    atMs: atMs + index * gapMs,
    durationMs: stroke.beats * piece.beatMs,
    midi: layer.tune + (tuneOf[stroke.sign] ?? 0),
    velocity: velocity * (1 - 0.16 * (times - 1 - index)),
  }))
}
