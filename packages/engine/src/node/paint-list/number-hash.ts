const value = new Float64Array(1)
const halves = new Uint32Array(value.buffer)

/**
 * What tells one row of numbers from another, in 64 bits: the numbers themselves as text would be half of what is written
 * down of a frame. Two rows of a film's frames that differ and hash alike are not to be expected in its lifetime.
 */
export class NumberHash {
  #one = 0x2545f491
  #two = 0x1b873593

  add(number: number): void {
    value[0] = number
    const low = halves[0] ?? 0
    const high = halves[1] ?? 0
    // Multiplied and shifted as MurmurHash3 does, each half of the number into both halves of the hash.
    const one = Math.imul(this.#one ^ low, 0x85ebca6b)
    const two = Math.imul(this.#two ^ high, 0xc2b2ae35)
    this.#one = Math.imul((one ^ (one >>> 13)) + high, 5) + 0x6b64e654
    this.#two = Math.imul((two ^ (two >>> 16)) + low, 5) + 0x38495ab5
  }

  get text(): string {
    return `${(this.#one >>> 0).toString(36)}.${(this.#two >>> 0).toString(36)}`
  }
}
