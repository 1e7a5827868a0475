import { log10 } from './dsp/exact.ts'
import { blockPowers } from './k-weighting.ts'
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
  const steps = blockPowers(sound, 100)
  const blocks: number[] = []
  for (let i = 0; i + 4 <= steps.length; i++) {
    blocks.push(steps.subarray(i, i + 4).reduce((sum, power) => sum + power, 0) / 4)
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
