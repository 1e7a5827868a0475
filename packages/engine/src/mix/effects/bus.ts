import { air } from '../dsp/air.ts'
import { biquad } from '../dsp/biquad.ts'
import { lowCut } from '../dsp/equalizer.ts'
import { exp, power, square } from '../dsp/exact.ts'
import { softClip } from '../dsp/shape.ts'
import type { Stage } from '../dsp/stage.ts'
import { dbToGain, type Stereo } from '../stereo.ts'

/** From here up, in hertz, the desk's air lifts. */
const airFrom = 3800
const workingLevelDb = -17
const thresholdDb = -19
const attackSeconds = 0.025
const releaseSeconds = 0.19
/** Above this the bus rounds peaks off instead of passing them. */
const knee = 0.66
const controlStep = 32

/** The tone of the desk's sum, for sound in blocks: rumble out, air in. */
export function busTone(sampleRate: number, airDb: number): Stage {
  const clean = biquad(lowCut(sampleRate, 30))
  const lift = air(sampleRate, airFrom, airDb)
  return (left, right, frames) => {
    clean(left, right, frames)
    lift(left, right, frames)
  }
}

/**
 * The desk's sum made one: to a working level, leaned together by a slow compressor (`glue` 0 to 1), the highest peaks
 * rounded as tape rounds them. In place.
 */
export function finishBus({ left, right, sampleRate }: Stereo, glue: number): void {
  const attack = exp(-controlStep / (attackSeconds * sampleRate))
  const release = exp(-controlStep / (releaseSeconds * sampleRate))
  const slope = 1 - 1 / (1 + 1.6 * glue)
  const threshold = square(dbToGain(thresholdDb))
  const working = gainToWorkingLevel(left, right)
  let level = 0
  let gain = 1
  for (let from = 0; from < left.length; from += controlStep) {
    const to = Math.min(left.length, from + controlStep)
    const loud = square(highest(left, right, { from, to }) * working) * 0.5
    level = loud + (level - loud) * (loud > level ? attack : release)
    const target = level > threshold ? power(threshold / level, slope / 2) : 1
    const change = (target - gain) / controlStep
    for (let i = from; i < to; i++) {
      gain += change
      left[i] = rounded((left[i] ?? 0) * working * gain)
      right[i] = rounded((right[i] ?? 0) * working * gain)
    }
  }
}

function gainToWorkingLevel(left: Float32Array, right: Float32Array): number {
  let sum = 0
  for (let i = 0; i < left.length; i++) sum += square(left[i] ?? 0) + square(right[i] ?? 0)
  return sum === 0 ? 1 : dbToGain(workingLevelDb) / Math.sqrt(sum / (2 * left.length))
}

function highest(left: Float32Array, right: Float32Array, part: { from: number; to: number }): number {
  let found = 0
  for (let i = part.from; i < part.to; i++)
    found = Math.max(found, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0))
  return found
}

function rounded(value: number): number {
  const over = Math.abs(value) - knee
  return over > 0 ? Math.sign(value) * (knee + (1 - knee) * softClip(over / (1 - knee))) : value
}
