import type { Biquad } from './biquad.ts'
import { cos, power, sin } from './exact.ts'

// Coefficients from the RBJ Audio EQ Cookbook (Robert Bristow-Johnson).

/** Lifts (or with a negative `gainDb` lowers) what is near the frequency and leaves the rest. */
export function peaking(sampleRate: number, frequency: number, q: number, gainDb: number): Biquad {
  const turn = (2 * Math.PI * frequency) / sampleRate
  const alpha = sin(turn) / (2 * q)
  const lift = power(10, gainDb / 40)
  const a0 = 1 + alpha / lift
  const middle = (-2 * cos(turn)) / a0
  return {
    b0: (1 + alpha * lift) / a0,
    b1: middle,
    b2: (1 - alpha * lift) / a0,
    a1: middle,
    a2: (1 - alpha / lift) / a0,
  }
}

/** Takes away what is below the frequency, 12 dB an octave. */
export function lowCut(sampleRate: number, frequency: number): Biquad {
  const { alpha, turn, a0 } = cutOf(sampleRate, frequency)
  const side = (1 + turn) / 2 / a0
  return { b0: side, b1: -2 * side, b2: side, a1: (-2 * turn) / a0, a2: (1 - alpha) / a0 }
}

/** Takes away what is above the frequency, 12 dB an octave. */
export function highCut(sampleRate: number, frequency: number): Biquad {
  const { alpha, turn, a0 } = cutOf(sampleRate, frequency)
  const side = (1 - turn) / 2 / a0
  return { b0: side, b1: 2 * side, b2: side, a1: (-2 * turn) / a0, a2: (1 - alpha) / a0 }
}

function cutOf(sampleRate: number, frequency: number): { alpha: number; turn: number; a0: number } {
  const angle = (2 * Math.PI * frequency) / sampleRate
  const alpha = sin(angle) / Math.SQRT2
  return { alpha, turn: cos(angle), a0: 1 + alpha }
}
