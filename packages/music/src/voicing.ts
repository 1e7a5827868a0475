import type { Chord } from './chord.ts'

/**
 * The MIDI numbers of a chord in close position near `centre`, low to high: of all inversions the one that moves
 * least from `previous`, so that a comping hand stays where it is.
 */
export function voiceChord(
  chord: Chord,
  shape: { centre: number; voices: number },
  previous: readonly number[] | null,
): number[] {
  let best: number[] = []
  let bestCost = Number.POSITIVE_INFINITY
  for (const candidate of inversions(chord, shape)) {
    const mean = candidate.reduce((sum, note) => sum + note, 0) / candidate.length
    const away = Math.abs(mean - shape.centre)
    const moved = previous === null ? 0 : distance(candidate, previous)
    const cost = away + moved * 0.6
    if (cost < bestCost) [best, bestCost] = [candidate, cost]
  }
  return best
}

/** With fewer voices than tones the root goes first (the bass has it) and then the fifth; with more, the low ones double. */
function inversions(chord: Chord, shape: { centre: number; voices: number }): number[][] {
  const tones = chosenTones(chord, shape.voices).map((interval) => (chord.root + interval) % 12)
  const found: number[][] = []
  for (let turn = 0; turn < tones.length; turn++) {
    const order = [...tones.slice(turn), ...tones.slice(0, turn)]
    for (const octave of [-1, 0]) found.push(stack(order, shape, Math.floor(shape.centre / 12) + octave))
  }
  return found
}

function stack(order: readonly number[], shape: { voices: number }, octave: number): number[] {
  const notes: number[] = []
  for (let index = 0; index < shape.voices; index++) {
    const pitch = order[index % order.length] ?? 0
    const last = notes.at(-1) ?? octave * 12 - 1
    notes.push(last + 1 + ((((pitch - last - 1) % 12) + 12) % 12))
  }
  return notes
}

function chosenTones(chord: Chord, voices: number): number[] {
  const tones = [...chord.intervals]
  if (tones.length > voices) tones.splice(0, 1)
  if (tones.length > voices) tones.splice(tones.indexOf(7), 1)
  return tones.slice(0, Math.max(voices, 2)).sort((a, b) => (a % 12) - (b % 12))
}

function distance(notes: readonly number[], previous: readonly number[]): number {
  const moves = notes.map((note, index) => Math.abs(note - (previous[index] ?? note)))
  return moves.reduce((sum, move) => sum + move, 0) / Math.max(1, moves.length)
}
