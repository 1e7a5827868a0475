import { createHash, randomBytes } from 'node:crypto'

/** A number from 0 to 1 that is always the same for the same words. */
export function chanceFor(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0) / 2 ** 32
}

/** A name that nobody can guess. */
export function opaque(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** A number as long as the networks' ids are, which JavaScript's numbers cannot hold. */
export function digits(length = 17): string {
  const number = BigInt(`0x${randomBytes(12).toString('hex')}`).toString()
  return `1${number.slice(-length + 1)}`
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
