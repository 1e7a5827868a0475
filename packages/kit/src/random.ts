/** A source of numbers from 0 up to 1 that always gives the same row for the same seed. */
export type Random = () => number

/** Mulberry32 (Tommy Ettinger): 32 bits of state, the same numbers in every JavaScript engine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
