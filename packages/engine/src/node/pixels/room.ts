import type { PixelMemory } from './memory.ts'

/** Room to work in that grows when more is needed; what it holds does not outlast that. */
export class Room {
  readonly #memory: PixelMemory
  #at = 0
  #size = 0

  constructor(memory: PixelMemory) {
    this.#memory = memory
  }

  /** Its address, with `size` bytes at least; all of them are 0 when it has grown. */
  atLeast(size: number): number {
    if (this.#size >= size) return this.#at
    if (this.#size > 0) this.#memory.give(this.#at)
    this.#at = this.#memory.take(size)
    this.#size = size
    this.#memory.bytes(this.#at, size).fill(0)
    return this.#at
  }
}
