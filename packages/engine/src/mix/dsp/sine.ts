import { sin } from './exact.ts'
const size = 8192
const table = Float32Array.from({ length: size + 1 }, (_, index) => sin((2 * Math.PI * index) / size))

/** The sine of a phase told in whole turns, from a table: several times faster than Math.sin, −90 dB exact. */
export function sine(turns: number): number {
  const place = (turns - Math.floor(turns)) * size
  const index = place | 0
  const value = table[index] ?? 0
  return value + ((table[index + 1] ?? 0) - value) * (place - index)
}
