import { type Biquad, runBiquad } from './dsp/biquad.ts'
import { power, square, tan } from './dsp/exact.ts'
import type { Stereo } from './stereo.ts'

/**
 * A channel as the ear weighs it (ITU-R BS.1770-4, annex 1): a shelf for the head and a high-pass. The coefficients
 * come from the analogue filters behind the standard's 48 kHz table, so that other rates weigh the same.
 */
export function kWeighted(side: Float32Array, sampleRate: number): Float32Array {
  const out = Float32Array.from(side)
  runBiquad(out, headShelf(sampleRate))
  runBiquad(out, lowCut(sampleRate))
  return out
}

/** The mean square of both channels, K-weighted, in every `blockMs` of the sound: what loudness is summed from. */
export function blockPowers(sound: Stereo, blockMs: number): Float64Array {
  const length = Math.round((sound.sampleRate * blockMs) / 1000)
  const powers = new Float64Array(Math.floor(sound.left.length / length))
  for (const side of [sound.left, sound.right]) {
    const weighted = kWeighted(side, sound.sampleRate)
    for (let block = 0; block < powers.length; block++) {
      let sum = 0
      for (let i = block * length; i < (block + 1) * length; i++) sum += square(weighted[i] ?? 0)
      powers[block] = (powers[block] ?? 0) + sum / length
    }
  }
  return powers
}

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

function lowCut(sampleRate: number): Biquad {
  const q = 0.5003270373238773
  const k = tan((Math.PI * 38.13547087602444) / sampleRate)
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
