/** Buffers of sound that are used again: taking fresh memory for every note costs more than filling it. */
export class Buffers {
  readonly #free = new Map<number, Float32Array[]>()
  #lent: Float32Array[] = []

  /** Silence of `frames` samples, at least one. */
  take(frames: number): Float32Array {
    const length = Math.max(1, frames)
    const size = sizeFor(length)
    const whole = this.#free.get(size)?.pop()?.fill(0, 0, length) ?? new Float32Array(size)
    const buffer = whole.subarray(0, length)
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
    const size = buffer.buffer.byteLength / 4
    const rest = this.#free.get(size)
    const whole = new Float32Array(buffer.buffer)
    if (rest) rest.push(whole)
    else this.#free.set(size, [whole])
  }
}

/** Sizes an eighth of an octave apart: few of them, and little waste. */
function sizeFor(length: number): number {
  let step = 64
  while (step * 16 < length) step *= 2
  return Math.ceil(length / step) * step
}
