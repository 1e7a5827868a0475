import { exp, power } from './exact.ts'
import type { Stage } from './stage.ts'

/** Lifts all above the frequency, 6 dB an octave up to `gainDb`; for sound in blocks. */
export function air(sampleRate: number, frequency: number, gainDb: number): Stage {
  const lift = power(10, gainDb / 20) - 1
  const keep = exp((-2 * Math.PI * frequency) / sampleRate)
  const lows = new Float64Array(2)
  return (left, right, frames) => {
    let [low = 0, other = 0] = lows
    for (let i = 0; i < frames; i++) {
      const input = left[i] ?? 0
      const beside = right[i] ?? 0
      low = input + (low - input) * keep
      other = beside + (other - beside) * keep
      left[i] = input + (input - low) * lift
      right[i] = beside + (beside - other) * lift
    }
    lows.set([low, other])
  }
}
