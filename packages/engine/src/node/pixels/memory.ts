import { Memory } from './webassembly.ts'

const PAGE = 65_536
/** Every address is a whole number of these, so that rows begin where the processor reads best. */
const ALIGN = 64
/** Inner loops read and write up to this many bytes past what they were given. */
const SLACK = 128

type Gap = { at: number; size: number }

/**
 * The memory that pixels are worked on in, shared with WebAssembly: rooms of bytes, taken and given back. It grows by
 * what is taken and never shrinks, so a caller gives back what a film's next scene can use.
 */
export class PixelMemory {
  readonly memory = new Memory({ initial: 64, maximum: 16_384 })
  readonly #sizes = new Map<number, number>()
  /** Free rooms by address, none beside another. */
  #gaps: Gap[] = []
  /** The first page is the module's own. */
  #end = PAGE
  #bytes = new Uint8Array(this.memory.buffer)

  /** The address of a room of `size` bytes; what it holds is not said. */
  take(size: number): number {
    const whole = Math.ceil((size + SLACK) / ALIGN) * ALIGN
    const at = this.#fromGap(whole) ?? this.#fromEnd(whole)
    this.#sizes.set(at, whole)
    return at
  }

  /** Gives a room back. */
  give(at: number): void {
    const size = this.#sizes.get(at)
    if (size === undefined) throw new RangeError(`No room was taken at ${at}.`)
    this.#sizes.delete(at)
    const next = this.#gaps.findIndex((gap) => gap.at > at)
    this.#gaps.splice(next < 0 ? this.#gaps.length : next, 0, { at, size })
    this.#gaps = joined(this.#gaps)
  }

  /** The bytes of a room now; another call may have to move them, so it is asked for each time. */
  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    if (this.#bytes.buffer !== this.memory.buffer) this.#bytes = new Uint8Array(this.memory.buffer)
    return this.#bytes.subarray(at, at + length)
  }

  #fromGap(size: number): number | null {
    const index = this.#gaps.findIndex((gap) => gap.size >= size)
    const gap = this.#gaps[index]
    if (!gap) return null
    if (gap.size === size) this.#gaps.splice(index, 1)
    else this.#gaps[index] = { at: gap.at + size, size: gap.size - size }
    return gap.at
  }

  #fromEnd(size: number): number {
    const last = this.#gaps.at(-1)
    const at = last && last.at + last.size === this.#end ? last.at : this.#end
    if (at !== this.#end) this.#gaps.pop()
    this.#end = at + size
    const missing = this.#end - this.memory.buffer.byteLength
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE))
    return at
  }
}

function joined(gaps: readonly Gap[]): Gap[] {
  const all: Gap[] = []
  for (const gap of gaps) {
    const before = all.at(-1)
    if (before && before.at + before.size === gap.at) before.size += gap.size
    else all.push({ ...gap })
  }
  return all
}
