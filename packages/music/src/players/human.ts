import { clamp, type Random } from '@clipmint/kit'

import type { LaidStroke } from '../layer-strokes.ts'
import { beatToMs, type Piece } from '../piece.ts'
import { signVelocity } from '../steps.ts'

/** When a stroke sounds, in milliseconds from the arrangement's start: a little off the machine, but never on a beat. */
export function humanTime(piece: Piece, beat: number, random: Random): number {
  const stray = (random() - 0.5) * 14 * piece.track.style.human
  return beatToMs(piece, beat) + (Number.isInteger(beat) ? 0 : stray)
}

/** How hard a stroke is played: its sign, its section, its place in the bar, and a hand's unevenness. */
export function humanVelocity(piece: Piece, stroke: LaidStroke, random: Random): number {
  const accent = stroke.beat % 2 === 0 ? 1.05 : Number.isInteger(stroke.beat) ? 1 : 0.94
  const uneven = 1 + (random() - 0.5) * 0.24 * piece.track.style.human
  return clamp(signVelocity(stroke.sign) * stroke.intensity * accent * uneven, 0.05, 1)
}
