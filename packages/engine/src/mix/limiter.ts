import { exp } from './dsp/exact.ts'
import { createStereo, type Stereo } from './stereo.ts'
import { forEachPeak } from './true-peak.ts'

const lookAheadSeconds = 0.0035
const releaseSeconds = 0.09
/**
 * An AAC encoder knows nothing before its first frame and overshoots there: a hit at 0 s came out 4 dB higher than it
 * went in (FFmpeg's aac, 128 and 192 kbit/s). So the first moment stays 4 dB lower.
 */
const openingSeconds = 0.055
const openingCeiling = 0.63

/** The lowest that any moment is held to under a `ceiling`. */
export function lowestCeiling(ceiling: number): number {
  return ceiling * openingCeiling
}

/**
 * How high the wave stands at and just after each sample, on the louder side, between samples too; 0 where it is under
 * `floor`. What `limit` works from: computed once, it serves every gain.
 */
export function peakHeights(sound: Stereo, floor: number): Float32Array {
  const heights = new Float32Array(sound.left.length)
  for (const side of [sound.left, sound.right]) {
    forEachPeak(side, floor, (index, value) => {
      heights[index] = Math.max(heights[index] ?? 0, value)
      return floor
    })
  }
  return heights
}

/**
 * A sound times `gain`, held under `ceiling` (both factors): the level is down before a peak comes and takes its time
 * to come back, both channels alike. `heights` are the sound's own. Returns a new sound.
 */
export function limit(
  sound: Stereo,
  heights: Float32Array,
  level: { gain: number; ceiling: number },
): Stereo {
  const reach = Math.max(1, Math.round(lookAheadSeconds * sound.sampleRate))
  const wanted = wantedLevels(heights, level, openingSeconds * sound.sampleRate)
  const held = leastWithin(wanted, reach)
  releaseSlowly(held, exp(-1 / (releaseSeconds * sound.sampleRate)))
  const smooth = smoothed(held, reach)
  const out = createStereo(sound.sampleRate, sound.left.length)
  for (let i = 0; i < smooth.length; i++) {
    const factor = level.gain * (smooth[i] ?? 1)
    out.left[i] = (sound.left[i] ?? 0) * factor
    out.right[i] = (sound.right[i] ?? 0) * factor
  }
  return out
}

/** By how much each sample must come down; a peak between two samples holds both down. */
function wantedLevels(
  heights: Float32Array,
  level: { gain: number; ceiling: number },
  opening: number,
): Float32Array {
  const wanted = new Float32Array(heights.length).fill(1)
  for (let i = 0; i < heights.length; i++) {
    const height = Math.max(heights[i] ?? 0, heights[i - 1] ?? 0) * level.gain
    const ceiling = i < opening ? level.ceiling * openingCeiling : level.ceiling
    if (height > ceiling) wanted[i] = ceiling / height
  }
  return wanted
}

/** For each place the least value within `reach` on both sides, in one pass (a queue of falling candidates). */
function leastWithin(values: Float32Array, reach: number): Float32Array {
  const least = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let head = 0
  let tail = 0
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= (values[i] ?? 1)) tail -= 1
      queue[tail] = i
      tail += 1
    }
    const place = i - reach
    if (place < 0) continue
    while ((queue[head] ?? 0) < place - reach) head += 1
    least[place] = values[queue[head] ?? 0] ?? 1
  }
  return least
}

function releaseSlowly(level: Float32Array, keep: number): void {
  let held = 1
  for (let i = 0; i < level.length; i++) {
    held = Math.min(level[i] ?? 1, 1 + (held - 1) * keep)
    level[i] = held
  }
}

/** The mean over half of `reach` on both sides: the hold reaches further, so no mean is above what its place may have. */
function smoothed(level: Float32Array, reach: number): Float32Array {
  const half = Math.floor(reach / 2)
  const out = new Float32Array(level.length)
  let sum = 0
  for (let at = -half; at <= half; at++) sum += nearest(level, at)
  for (let i = 0; i < level.length; i++) {
    out[i] = sum / (2 * half + 1)
    sum += nearest(level, i + half + 1) - nearest(level, i - half)
  }
  return out
}

function nearest(values: Float32Array, index: number): number {
  return values[Math.min(values.length - 1, Math.max(0, index))] ?? 1
}
