import { type Biquad, biquads } from './dsp/biquad.ts'
import { power, square, tan } from './dsp/exact.ts'
import type { Stage } from './dsp/stage.ts'
import type { Stereo } from './stereo.ts'

const BLOCK = 4096

/** The ear's filter (ITU-R BS.1770-4, annex 1), for sound in blocks: a shelf for the head and a high-pass. */
export function kWeighting(sampleRate: number): Stage {
  return biquads([headShelf(sampleRate), rumbleCut(sampleRate)])
}

/** The sum of squares of both sides, K-weighted, in every `frames` samples of the sound: what loudness is summed from. */
export function stepEnergies({ left, right, sampleRate }: Stereo, frames: number): Float64Array {
  const energies = new Float64Array(Math.ceil(left.length / frames))
  const weigh = kWeighting(sampleRate)
  const one = new Float32Array(BLOCK)
  const other = new Float32Array(BLOCK)
  for (let from = 0; from < left.length; from += BLOCK) {
    const count = Math.min(BLOCK, left.length - from)
    one.set(left.subarray(from, from + count))
    other.set(right.subarray(from, from + count))
    weigh(one, other, count)
    for (let i = 0; i < count;) {
      const step = Math.floor((from + i) / frames)
      const to = Math.min(count, (step + 1) * frames - from)
      let sum = 0
      for (; i < to; i++) sum += square(one[i] ?? 0) + square(other[i] ?? 0)
      energies[step] = (energies[step] ?? 0) + sum
    }
  }
  return energies
}

// The coefficients come from the analogue filters behind the standard's 48 kHz table, so that other rates weigh the same.

function headShelf(sampleRate: number): Biquad {
  const q = 0.7071752369554196
  const k = tan((Math.PI * 1681.974450955533) / sampleRate)
  const high = power(10, 3.999843853973347 / 20)
  const middle = power(high, 0.4996667741545416)
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function rumbleCut(sampleRate: number): Biquad {
  const q = 0.5003270373238773
  const k = tan((Math.PI * 38.13547087602444) / sampleRate)
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
