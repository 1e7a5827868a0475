import { power, square } from './exact.ts'
import { lowPass } from './filter.ts'
import { addNoise } from './noise.ts'

/** A plucked string: hertz, seconds until −60 dB, 0 (felt) to 1 (plectrum) bright, and where it is plucked. */
export type Pluck = {
  sampleRate: number
  frequency: number
  ring: number
  brightness: number
  pluckAt: number
  phase: number
}

/**
 * A plucked string (Karplus–Strong as Jaffe and Smith extended it): a burst of noise as long as one turn goes round a
 * delay that loses highs and a little level each time. Exactly in tune through an all-pass for the part of a sample.
 */
export function addString(out: Float32Array, pluck: Pluck): void {
  const { sampleRate, frequency } = pluck
  const period = sampleRate / frequency
  const damp = 0.5 * square(1 - pluck.brightness) + 0.02
  // The loss filter delays by `damp` samples; the rest is whole samples and an all-pass between 0.1 and 1.1.
  const whole = Math.floor(period - damp - 0.1)
  const part = period - damp - whole
  const pass = (1 - part) / (1 + part)
  const keep = power(10, (-3 * period) / (pluck.ring * sampleRate))
  const line = burst(whole, pluck)
  let at = 0
  let lastLoss = 0
  let lastIn = 0
  let lastOut = 0
  for (let i = 0; i < out.length; i++) {
    const head = line[at] ?? 0
    const lost = ((1 - damp) * head + damp * lastLoss) * keep
    lastLoss = head
    lastOut = pass * (lost - lastOut) + lastIn
    lastIn = lost
    line[at] = lastOut
    out[i] = (out[i] ?? 0) + head
    at = at + 1 === whole ? 0 : at + 1
  }
}

/** One turn of noise, softened by a soft finger, with the comb that the place of plucking leaves; even in level. */
function burst(length: number, pluck: Pluck): Float32Array {
  const noise = new Float32Array(length)
  addNoise(noise, 1, pluck.phase)
  lowPass(noise, pluck.sampleRate, 900 + 9000 * power(pluck.brightness, 1.5), 0.6)
  const back = Math.max(1, Math.round(length * pluck.pluckAt))
  const combed = noise.map((sample, index) => sample - 0.85 * (noise[(index - back + length) % length] ?? 0))
  const mean = combed.reduce((sum, sample) => sum + sample, 0) / length
  const spread = Math.sqrt(combed.reduce((sum, sample) => sum + square(sample - mean), 0) / length)
  return combed.map((sample) => ((sample - mean) * 0.35) / Math.max(1e-6, spread))
}
