/** A filter of second order by its coefficients, `a0` divided out. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** Runs a fixed filter over a sound, in place (direct form II transposed: the shortest way from one sample to the next). */
export function runBiquad(out: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let first = 0
  let second = 0
  for (let i = 0; i < out.length; i++) {
    // A trace of direct current keeps the states out of the denormal numbers, which are slow.
    const input = (out[i] ?? 0) + 1e-18
    const output = b0 * input + first
    first = b1 * input - a1 * output + second
    second = b2 * input - a2 * output
    out[i] = output
  }
}
