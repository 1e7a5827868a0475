import { log10, square } from './dsp/exact.ts'
import { stepEnergies } from './k-weighting.ts'
import { gainToDb, type Stereo } from './stereo.ts'
import { truePeak } from './true-peak.ts'

export type Loudness = { integratedLufs: number; truePeakDb: number }

const absoluteGateLufs = -70
const relativeGateLu = -10

/**
 * How loud a sound is by ITU-R BS.1770-4: K-weighted, in 400 ms blocks overlapping by three quarters, gated twice; and
 * its true peak in dBTP. Silence, or less than 400 ms of sound, is −Infinity LUFS.
 */
export function measureLoudness(sound: Stereo): Loudness {
  return { integratedLufs: integratedLoudness(sound), truePeakDb: gainToDb(truePeak(sound)) }
}

/** The first half of `measureLoudness`: integrated loudness in LUFS. */
export function integratedLoudness(sound: Stereo): number {
  const frames = Math.round(sound.sampleRate / 10)
  const whole = Math.floor(sound.left.length / frames)
  return gatedLoudness(stepEnergies(sound, frames).subarray(0, whole), frames)
}

/**
 * How loud a sound would be with each of its short steps at a factor of its own: `energies` are its K-weighted steps of
 * `frames` samples, a whole number of which make 100 ms. Saves making the sound to find out.
 */
export function loudnessWith(energies: Float64Array, gains: Float32Array, step: StepSize): number {
  const perTenth = Math.round(step.sampleRate / 10 / step.frames)
  const tenths = new Float64Array(Math.floor(energies.length / perTenth))
  for (let i = 0; i < tenths.length; i++) {
    let sum = 0
    for (let n = i * perTenth; n < (i + 1) * perTenth; n++) sum += (energies[n] ?? 0) * square(gains[n] ?? 1)
    tenths[i] = sum
  }
  return gatedLoudness(tenths, perTenth * step.frames)
}

type StepSize = { sampleRate: number; frames: number }

/** `tenths` are the K-weighted energies of every 100 ms, of `frames` samples each. */
function gatedLoudness(tenths: Float64Array, frames: number): number {
  const blocks: number[] = []
  for (let i = 0; i + 4 <= tenths.length; i++) {
    blocks.push(tenths.subarray(i, i + 4).reduce((sum, energy) => sum + energy, 0) / (4 * frames))
  }
  const audible = blocks.filter((power) => toLufs(power) > absoluteGateLufs)
  const gate = toLufs(mean(audible)) + relativeGateLu
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

function toLufs(power: number): number {
  return power > 0 ? -0.691 + 10 * log10(power) : Number.NEGATIVE_INFINITY
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
