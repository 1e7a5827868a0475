import { exp, square } from './dsp/exact.ts'
import { dbToGain, type Stereo } from './stereo.ts'

const depthDb = -8
/** Sound above this counts as sound; the noise of a quiet room does not push music aside. */
const threshold = dbToGain(-42)
const attackSeconds = 0.08
const releaseSeconds = 0.45
/** How long the key is remembered after it falls silent, so that music does not jump up between two words. */
const holdSeconds = 0.25
const controlStep = 64

/** Lowers `channel` by 8 dB, gently, wherever `key` sounds: a sidechain. In place; both are equally long. */
export function duck(channel: Stereo, key: Stereo): void {
  const { sampleRate } = channel
  const down = exp(-controlStep / (attackSeconds * sampleRate))
  const up = exp(-controlStep / (releaseSeconds * sampleRate))
  const floor = dbToGain(depthDb)
  let heldFor = 0
  let gain = 1
  for (let from = 0; from < channel.left.length; from += controlStep) {
    const to = Math.min(channel.left.length, from + controlStep)
    heldFor = isSounding(key, from, to) ? holdSeconds * sampleRate : heldFor - controlStep
    const target = heldFor > 0 ? floor : 1
    const next = target + (gain - target) * (target < gain ? down : up)
    for (let i = from; i < to; i++) {
      const now = gain + ((next - gain) * (i - from)) / controlStep
      channel.left[i] = (channel.left[i] ?? 0) * now
      channel.right[i] = (channel.right[i] ?? 0) * now
    }
    gain = next
  }
}

function isSounding(key: Stereo, from: number, to: number): boolean {
  let power = 0
  for (let i = from; i < to; i++) power += Math.max(square(key.left[i] ?? 0), square(key.right[i] ?? 0))
  return power > square(threshold) * (to - from)
}
