import { interval } from '@tonaljs/pitch-interval'
import { get as scaleType } from '@tonaljs/scale-type'

const tonics = { C: 0, Db: 1, D: 2, Eb: 3, E: 4, F: 5, Gb: 6, G: 7, Ab: 8, A: 9, Bb: 10, B: 11 } as const
export type Tonic = keyof typeof tonics

/** Scales of seven notes, as the music-theory library names them. */
export const scales = ['major', 'minor', 'dorian', 'mixolydian', 'lydian', 'harmonic minor'] as const
export type Scale = (typeof scales)[number]

const steps = Object.fromEntries(
  scales.map((scale) => [scale, scaleType(scale).intervals.map(semitones)]),
) as Record<Scale, number[]>

/** The key of a track, as a musician names it: `{ tonic: 'D', scale: 'minor' }`. */
export type Key = { tonic: Tonic; scale: Scale }

/** Semitones from C up to the tonic, 0 to 11. */
export function tonicPitch(key: Key): number {
  return tonics[key.tonic]
}

/** Semitones from the tonic to a degree; 1 is the tonic, 8 its octave, 0 the seventh below. */
export function degreeInterval(key: Key, degree: number): number {
  const index = degree - 1
  const octave = Math.floor(index / 7)
  return (steps[key.scale][index - octave * 7] ?? 0) + octave * 12
}

/** Semitones of an interval by its name, as in `3m` or `9M`. */
export function semitones(name: string): number {
  return interval(name).semitones
}

/** The MIDI number of a degree, with degree 1 in the octave that starts at C of `octave` (4 holds middle C, 60). */
export function degreeToMidi(key: Key, degree: number, octave: number): number {
  return 12 * (octave + 1) + tonicPitch(key) + degreeInterval(key, degree)
}
