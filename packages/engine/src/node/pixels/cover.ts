import { must } from '@clipmint/kit'

import type { Kernel } from './kernel.ts'
import type { PixelMemory } from './memory.ts'
import { Room } from './room.ts'

/** What closed lines enclose: x, y, x, y of each line, in pixels of the frame. */
export type Area = { readonly lines: Float32Array; readonly evenOdd: boolean }

/** How much of each sample of some rows an area covers: where that lies, and its map, with `blocks` to a row. */
export type Cover = { at: number; map: number; blocks: number }

type Lines = { room: Room; of: Area | null }

const BLOCK = 16
/** What the inner loop writes past a row. */
const PAST_ROW = 32

/** Works out what areas cover (`assembly/cover.ts`), some rows at a time. */
export class CoverMaker {
  readonly #memory: PixelMemory
  readonly #kernel: Kernel
  readonly #lines: ReadonlyMap<number, Lines>
  readonly #sums: Room
  readonly #cover: Room
  readonly #map: Room
  readonly #half: { cover: Room; map: Room }

  constructor(memory: PixelMemory, kernel: Kernel) {
    this.#memory = memory
    this.#kernel = kernel
    this.#lines = new Map([1, 0.5].map((share) => [share, { room: new Room(memory), of: null }]))
    this.#sums = new Room(memory)
    this.#cover = new Room(memory)
    this.#map = new Room(memory)
    this.#half = { cover: new Room(memory), map: new Room(memory) }
  }

  /** Of rows of a plane with 1 or 0.5 samples to a pixel, `width` samples wide; it holds until the next is made. */
  of(
    area: Area,
    { share, width, top, rows }: { share: 1 | 0.5; width: number; top: number; rows: number },
  ): Cover {
    const { lines, evenOdd } = area
    const blocks = Math.ceil(width / BLOCK)
    const at = this.#laid(area, share)
    const sums = this.#sums.atLeast((blocks * BLOCK + PAST_ROW) * rows * 4)
    const cover = this.#cover.atLeast(blocks * BLOCK * rows)
    const map = this.#map.atLeast(blocks * rows)
    this.#kernel.coverRows(at, lines.length / 4, width, top, rows, evenOdd, sums, cover, map)
    return { at: cover, map, blocks }
  }

  /** Of the colour samples of as many rows of pixels, an even number, by their cover; it holds as long as that. */
  halved({ at, map, blocks }: Cover, rows: number): Cover {
    const half = Math.ceil(blocks / 2)
    const cover = this.#half.cover.atLeast((half * BLOCK * rows) / 2)
    const marks = this.#half.map.atLeast((half * rows) / 2)
    this.#kernel.halveCover(at, map, blocks, rows, cover, marks)
    return { at: cover, map: marks, blocks: half }
  }

  /** Where an area's lines lie; those of the area asked for last still do. */
  #laid(area: Area, share: number): number {
    const kept = must(this.#lines.get(share), 'room for lines')
    const { lines } = area
    const at = kept.room.atLeast(lines.byteLength)
    if (kept.of === area) return at
    const scaled = share === 1 ? lines : lines.map((value) => value * share)
    this.#memory
      .bytes(at, lines.byteLength)
      .set(new Uint8Array(scaled.buffer, scaled.byteOffset, scaled.byteLength))
    kept.of = area
    return at
  }
}
