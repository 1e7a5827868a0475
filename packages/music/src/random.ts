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

/** A seed of its own for one purpose inside a track (FNV-1a), so that a change in one part leaves the others as they were. */
export function deriveSeed(seed: number, purpose: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (const letter of purpose) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** One of `choices`, by the next number of `random`. */
export function pick<T>(choices: readonly T[], random: Random): T | null {
  return choices[Math.floor(random() * choices.length)] ?? null
}
