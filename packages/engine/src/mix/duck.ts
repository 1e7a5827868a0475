import { exp, square } from './dsp/exact.ts'
import { dbToGain, type Stereo } from './stereo.ts'

const depthDb = -8
/** Sound above this counts as sound; the noise of a quiet room does not push music aside. */
const threshold = dbToGain(-42)
const attackSeconds = 0.08
const releaseSeconds = 0.45
/** How long the key is remembered after it falls silent, so that music does not jump up between two words. */
const holdSeconds = 0.25
/** Samples from one value of a duck curve to the next; between them it goes evenly. */
export const duckStep = 64

/** Adds what of something falls into a stretch to it: samples from `from` on. */
export type AddStretch = (stretch: Stereo, from: number) => void

/**
 * The factors, one at each end of every `duckStep` samples, that lower a channel by 8 dB, gently, wherever a key sounds:
 * a sidechain. `addKeys` gives the key a stretch at a time, so that it is never there whole.
 */
export function duckCurve(frames: number, sampleRate: number, addKeys: AddStretch): Float32Array {
  const down = exp(-duckStep / (attackSeconds * sampleRate))
  const up = exp(-duckStep / (releaseSeconds * sampleRate))
  const floor = dbToGain(depthDb)
  const steps = Math.ceil(frames / duckStep)
  const curve = new Float32Array(steps + 1).fill(1, 0, 1)
  const stretch = { sampleRate, left: new Float32Array(duckStep), right: new Float32Array(duckStep) }
  let heldFor = 0
  let gain = 1
  for (let step = 0; step < steps; step++) {
    stretch.left.fill(0)
    stretch.right.fill(0)
    addKeys(stretch, step * duckStep)
    heldFor = isSounding(stretch) ? holdSeconds * sampleRate : heldFor - duckStep
    const target = heldFor > 0 ? floor : 1
    gain = target + (gain - target) * (target < gain ? down : up)
    curve[step + 1] = gain
  }
  return curve
}

function isSounding({ left, right }: Stereo): boolean {
  let power = 0
  for (let i = 0; i < left.length; i++) power += Math.max(square(left[i] ?? 0), square(right[i] ?? 0))
  return power > square(threshold) * left.length
}
