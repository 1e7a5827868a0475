import { cos, sin, square } from './dsp/exact.ts'
import type { Stereo } from './stereo.ts'

const taps = 16
const half = taps / 2
const block = 2048
/** Samples that are skipped together when none of them can be high enough. */
const span = 8

/** The weights of the samples around for the place a quarter and half way to the next one; three quarters mirrors one. */
const quarter = kernelAt(0.25)
const middle = kernelAt(0.5)
/** No point between samples can be higher than this times the highest sample its kernel touches. */
const worstGain = Math.max(sumOfSizes(quarter), sumOfSizes(middle))

/** The highest point of the wave, between samples too (4 times as many, as BS.1770-4 annex 2 asks), as a factor. */
export function truePeak(sound: Stereo): number {
  let found = 0
  for (const side of [sound.left, sound.right]) {
    forEachPeak(side, found, (_, value) => {
      found = value
      return found
    })
  }
  return found
}

/**
 * Calls `visit` with the height of the wave at and just after each sample that may be above `floor`. What it returns is
 * the new floor: quiet stretches are skipped without being computed.
 */
export function forEachPeak(
  side: Float32Array,
  floor: number,
  visit: (index: number, value: number) => number,
): void {
  // With silence on both ends every kernel lies inside, and the inner loop need not ask.
  const padded = new Float32Array(block + taps)
  let above = floor
  for (let from = 0; from < side.length; from += block) {
    const count = Math.min(block, side.length - from)
    const before = Math.max(0, from - half)
    padded.fill(0)
    padded.set(side.subarray(before, Math.min(side.length, from + block + half)), before - from + half)
    for (let at = 0; at < count; at += span) {
      if (highest(padded, at, at + span + taps) * worstGain <= above) continue
      const to = Math.min(count, at + span)
      for (let i = at; i < to; i++) {
        const value = heightAfter(padded, i)
        if (value > above) above = visit(from + i, value)
      }
    }
  }
}

/** The height at sample `index`, whose kernel begins one place later in the padded row, and at three places after it. */
function heightAfter(padded: Float32Array, index: number): number {
  const from = index + 1
  let first = 0
  let second = 0
  let third = 0
  for (let tap = 0; tap < taps; tap++) {
    const sample = padded[from + tap] ?? 0
    first += sample * (quarter[tap] ?? 0)
    second += sample * (middle[tap] ?? 0)
    third += sample * (quarter[taps - 1 - tap] ?? 0)
  }
  return Math.max(Math.abs(padded[index + half] ?? 0), Math.abs(first), Math.abs(second), Math.abs(third))
}

function highest(values: Float32Array, from: number, to: number): number {
  let found = 0
  for (let i = from; i < to; i++) found = Math.max(found, Math.abs(values[i] ?? 0))
  return found
}

/** A windowed sinc that tells the wave's height `part` of the way from one sample to the next. */
function kernelAt(part: number): Float64Array {
  const weights = Float64Array.from({ length: taps }, (_, tap) => {
    const x = tap - half + 1 - part
    const window = square(cos((Math.PI * x) / (taps + 1)))
    return (sin(Math.PI * x) / (Math.PI * x)) * window
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

function sumOfSizes(kernel: Float64Array): number {
  return kernel.reduce((sum, weight) => sum + Math.abs(weight), 0)
}
