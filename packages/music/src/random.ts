import type { Random } from '@clipmint/kit'

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
