import { createRandom } from '@clipmint/kit'

/**
 * How far an uneven edge goes in at each of `count` places, 0 to 1: broad swings, small ones on them, and fibres. The
 * same for the same seed.
 */
export function unevenness(count: number, seed: number): number[] {
  const random = createRandom(seed * 7919 + 17)
  const broad = noise(random, Math.max(2, Math.ceil(count / 14)))
  const small = noise(random, Math.max(2, Math.ceil(count / 4)))
  return Array.from({ length: count }, (_, index) => {
    const at = count > 1 ? index / (count - 1) : 0
    return Math.min(1, 0.52 * broad(at) + 0.3 * small(at) + 0.18 * random())
  })
}

/** A smooth random curve over 0 to 1 through `knots` values. */
function noise(random: () => number, knots: number): (at: number) => number {
  const values = Array.from({ length: knots + 1 }, () => random())
  return (at) => {
    const place = at * knots
    const from = Math.min(knots - 1, Math.floor(place))
    const t = place - from
    const eased = t * t * (3 - 2 * t)
    return (values[from] ?? 0) * (1 - eased) + (values[from + 1] ?? 0) * eased
  }
}
