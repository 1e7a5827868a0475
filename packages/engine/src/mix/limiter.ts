import { exp } from './dsp/exact.ts'
import type { Stereo } from './stereo.ts'
import { forEachPeak } from './true-peak.ts'

/** The limiter looks and turns this often, in samples, and goes evenly in between: a third of a millisecond. */
export const limiterStep = 16
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
 * How high the wave stands in each step of a sound, on the louder side, between samples too; 0 where it is under
 * `floor`. What `limiterCurve` works from: computed once, it serves every gain.
 */
export function peakHeights({ left, right }: Stereo, floor: number): Float32Array {
  const heights = new Float32Array(stepsIn(left.length))
  for (const side of [left, right]) {
    forEachPeak(side, floor, (index, value) => {
      const step = Math.floor(index / limiterStep)
      heights[step] = Math.max(heights[step] ?? 0, value)
      // A peak after a step's last sample holds the next step down too.
      if (index % limiterStep === limiterStep - 1 && step + 1 < heights.length)
        heights[step + 1] = Math.max(heights[step + 1] ?? 0, value)
      return floor
    })
  }
  return heights
}

/**
 * The factor of each step that holds a sound times `gain` under `ceiling`: down before a peak comes, and slow to come
 * back.
 */
export function limiterCurve(
  heights: Float32Array,
  sampleRate: number,
  level: { gain: number; ceiling: number },
): Float32Array {
  const reach = Math.max(2, Math.round((lookAheadSeconds * sampleRate) / limiterStep))
  const wanted = wantedLevels(heights, level, (openingSeconds * sampleRate) / limiterStep)
  const held = leastWithin(wanted, reach)
  releaseSlowly(held, exp(-limiterStep / (releaseSeconds * sampleRate)))
  return smoothed(held, reach)
}

/** A sound times `gain` and the curve, both sides alike. In place. */
export function applyLimiter({ left, right }: Stereo, curve: Float32Array, gain: number): void {
  for (let step = 0; step < curve.length; step++) {
    const from = step * limiterStep
    const to = Math.min(left.length, from + limiterStep)
    const before = curve[step - 1] ?? curve[step] ?? 1
    const own = curve[step] ?? 1
    const change = (own - before) / limiterStep
    for (let i = from; i < to; i++) {
      const factor = gain * (before + change * (i - from + 1))
      left[i] = (left[i] ?? 0) * factor
      right[i] = (right[i] ?? 0) * factor
    }
  }
}

export function stepsIn(frames: number): number {
  return Math.ceil(frames / limiterStep)
}

/** By how much each step must come down. */
function wantedLevels(
  heights: Float32Array,
  level: { gain: number; ceiling: number },
  opening: number,
): Float32Array {
  const wanted = new Float32Array(heights.length).fill(1)
  for (let i = 0; i < heights.length; i++) {
    const height = (heights[i] ?? 0) * level.gain
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
