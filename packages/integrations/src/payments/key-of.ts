import { createHash } from 'node:crypto'

/** A key that is the same for the same words, and tells nothing of them. */
export function keyOf(...words: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}
