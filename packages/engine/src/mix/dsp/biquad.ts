import type { Stage } from './stage.ts'

/** A filter of second order by its coefficients, `a0` divided out. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** A trace of direct current keeps a filter's states out of the denormal numbers, which are slow. */
const trace = 1e-18

/** Runs a fixed filter over a sound, in place (direct form II transposed: the shortest way from one sample to the next). */
export function runBiquad(out: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let first = 0
  let second = 0
  for (let i = 0; i < out.length; i++) {
    const input = (out[i] ?? 0) + trace
    const output = b0 * input + first
    first = b1 * input - a1 * output + second
    second = b2 * input - a2 * output
    out[i] = output
  }
}

/** Filters one after another, for sound in blocks. */
export function biquads(chain: readonly Biquad[]): Stage {
  const stages = chain.map(biquad)
  return (left, right, frames) => {
    for (const stage of stages) stage(left, right, frames)
  }
}

/** One filter for sound in blocks. Both sides go through one loop: neither waits for the other's last sample. */
export function biquad({ b0, b1, b2, a1, a2 }: Biquad): Stage {
  const states = new Float64Array(4)
  return (left, right, frames) => {
    let [first = 0, second = 0, other = 0, another = 0] = states
    if (left === right) {
      for (let i = 0; i < frames; i++) {
        const input = (left[i] ?? 0) + trace
        const output = b0 * input + first
        first = b1 * input - a1 * output + second
        second = b2 * input - a2 * output
        left[i] = output
      }
    } else {
      for (let i = 0; i < frames; i++) {
        const input = (left[i] ?? 0) + trace
        const beside = (right[i] ?? 0) + trace
        const output = b0 * input + first
        const outside = b0 * beside + other
        first = b1 * input - a1 * output + second
        other = b1 * beside - a1 * outside + another
        second = b2 * input - a2 * output
        another = b2 * beside - a2 * outside
        left[i] = output
        right[i] = outside
      }
    }
    states.set([first, second, other, another])
  }
}
