import type { Features } from './features.ts'

/**
 * How different two tracks are to the ear, whatever their key, 0 for the same: timbre, instruments, groove, tempo,
 * harmony and tune, each about 1 where the difference is plain. One that is plain is enough to tell tracks apart, so the parts add up as squares.
 */
export function distance(one: Features, other: Features): number {
  const parts = [
    timbre(one, other) / 4,
    unlike(one.instruments, other.instruments) / 0.5,
    unlike(one.groove, other.groove) / 0.25,
    tempo(one.bpm, other.bpm) / 0.09,
    unlike(one.harmony, other.harmony) / 0.3,
    unlike(one.tune, other.tune) / 0.7,
  ]
  return Math.sqrt(parts.reduce((sum, part) => sum + Math.min(2, part) ** 2, 0) / parts.length)
}

/** Root mean square of the difference in each band, in dB. */
function timbre(one: Features, other: Features): number {
  const squares = one.bandsDb.map((db, band) => (db - (other.bandsDb[band] ?? 0)) ** 2)
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
}

/** The difference in octaves; twice as fast is the same walk. */
function tempo(one: number, other: number): number {
  const octaves = Math.abs(Math.log2(one / other))
  return Math.min(octaves, Math.abs(1 - octaves))
}

/** One less the cosine of the angle between two vectors. */
function unlike(one: readonly number[], other: readonly number[]): number {
  const sizes = Math.sqrt(dot(one, one) * dot(other, other))
  return sizes === 0 ? 0 : 1 - dot(one, other) / sizes
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
}
