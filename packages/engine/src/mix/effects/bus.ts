import { exp, power, square } from '../dsp/exact.ts'
import { air, highPass } from '../dsp/filter.ts'
import { softClip } from '../dsp/shape.ts'
import { dbToGain, type Stereo } from '../stereo.ts'

/** From here up, in hertz, the desk's air lifts. */
const airFrom = 3800
const workingLevelDb = -17
const thresholdDb = -19
const attackSeconds = 0.025
const releaseSeconds = 0.19
/** Above this the bus rounds peaks off instead of passing them. */
const knee = 0.66

/**
 * The desk's sum made one: rumble out, to a working level, leaned together by a slow compressor (`glue` 0 to 1), the
 * highest peaks rounded as tape rounds them. In place.
 */
export function finishBus(bus: Stereo, desk: { glue: number; airDb: number }): void {
  for (const side of [bus.left, bus.right]) {
    highPass(side, bus.sampleRate, 30)
    air(side, bus.sampleRate, airFrom, desk.airDb)
  }
  toWorkingLevel(bus)
  compress(bus, 1 + 1.6 * desk.glue)
  for (const side of [bus.left, bus.right]) roundPeaks(side)
}

function toWorkingLevel(bus: Stereo): void {
  let sum = 0
  for (let i = 0; i < bus.left.length; i++) sum += square(bus.left[i] ?? 0) + square(bus.right[i] ?? 0)
  const level = Math.sqrt(sum / (2 * bus.left.length))
  if (level === 0) return
  const gain = dbToGain(workingLevelDb) / level
  for (const side of [bus.left, bus.right]) {
    for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) * gain
  }
}

function compress(bus: Stereo, ratio: number): void {
  const step = 32
  const attack = exp(-step / (attackSeconds * bus.sampleRate))
  const release = exp(-step / (releaseSeconds * bus.sampleRate))
  const slope = 1 - 1 / ratio
  const threshold = square(dbToGain(thresholdDb))
  let level = 0
  let gain = 1
  for (let from = 0; from < bus.left.length; from += step) {
    const to = Math.min(bus.left.length, from + step)
    let highest = 0
    for (let i = from; i < to; i++)
      highest = Math.max(highest, square(bus.left[i] ?? 0), square(bus.right[i] ?? 0))
    const loud = highest * 0.5
    level = loud + (level - loud) * (loud > level ? attack : release)
    const target = level > threshold ? power(threshold / level, slope / 2) : 1
    const change = (target - gain) / step
    for (let i = from; i < to; i++) {
      gain += change
      bus.left[i] = (bus.left[i] ?? 0) * gain
      bus.right[i] = (bus.right[i] ?? 0) * gain
    }
  }
}

function roundPeaks(side: Float32Array): void {
  for (let i = 0; i < side.length; i++) {
    const value = side[i] ?? 0
    const over = Math.abs(value) - knee
    if (over > 0) side[i] = Math.sign(value) * (knee + (1 - knee) * softClip(over / (1 - knee)))
  }
}
