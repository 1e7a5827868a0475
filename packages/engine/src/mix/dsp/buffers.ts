/** Bytes that are kept to be used again: notes differ in length, so most of what a minute of them leaves never would be. */
const MOST_FREE = 4_000_000

/** Buffers of sound that are used again: taking fresh memory for every note costs more than filling it. */
export class Buffers {
  readonly #free = new Map<number, Float32Array<ArrayBuffer>[]>()
  #freeBytes = 0
  #lent: Float32Array[] = []

  /** Silence of `frames` samples, at least one. */
  take(frames: number): Float32Array {
    const length = Math.max(1, frames)
    const size = sizeFor(length)
    const kept = this.#free.get(size)?.pop()
    if (kept) this.#freeBytes -= kept.byteLength
    const buffer = (kept?.fill(0, 0, length) ?? new Float32Array(size)).subarray(0, length)
    this.#lent.push(buffer)
    return buffer
  }

  /** Runs `make` and takes back what it took but did not return in `kept`. */
  keeping<Kept>(make: () => Kept, kept: (made: Kept) => readonly Float32Array[]): Kept {
    const outside = this.#lent
    this.#lent = []
    const made = make()
    const stays = kept(made)
    for (const buffer of this.#lent) if (!stays.includes(buffer)) this.give(buffer)
    this.#lent = outside
    return made
  }

  /** Takes a buffer back. Nobody may use it any more. */
  give(buffer: Float32Array): void {
    const whole = new Float32Array(buffer.buffer as ArrayBuffer)
    if (this.#freeBytes + whole.byteLength > MOST_FREE) {
      // Now, not when the garbage collector comes by: it does not see how much this is.
      whole.buffer.transfer(0)
      return
    }
    this.#freeBytes += whole.byteLength
    const rest = this.#free.get(whole.length)
    if (rest) rest.push(whole)
    else this.#free.set(whole.length, [whole])
  }
}

/** Sizes an eighth of an octave apart: few of them, and little waste. */
function sizeFor(length: number): number {
  let step = 64
  while (step * 16 < length) step *= 2
  return Math.ceil(length / step) * step
}
