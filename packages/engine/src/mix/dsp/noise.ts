import { createRandom } from '@clipmint/kit'

const length = 1 << 17
const random = createRandom(20_260)
const white = Float32Array.from({ length }, () => random() * 2 - 1)

/** Adds white noise to a sound; `from` (0 to 1) says where in the long row of noise to begin. */
export function addNoise(out: Float32Array, gain: number, from: number): void {
  let index = Math.floor(from * length) % length
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + (white[index] ?? 0) * gain
    index = (index + 1) & (length - 1)
  }
}
