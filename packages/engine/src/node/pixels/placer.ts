import type { Rect } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import { type Area, type Cover, CoverMaker } from './cover.ts'
import type { Kernel } from './kernel.ts'
import type { PixelMemory } from './memory.ts'
import { colorRows, type Planes } from './planes.ts'
import { Room } from './room.ts'

/** Bytes of the tables for each eight samples of a row (`assembly/compose.ts`). */
const TABLE_BYTES = 48
/** Rows whose cover is worked out at a time: few enough for the processor's own memory. */
const ROWS_AT_ONCE = 48

/** A colour in video's own terms, and how much of what lies under it is seen no more; 0 to 255 each. */
export type VideoColor = { y: number; u: number; v: number; opacity: number }

/** Where a picture goes: all of it to `target`, of that what lies `within`, and of that what a `mask` covers. */
export type Place = { target: Rect; within: Rect; mask?: Area | null }

/** Puts pictures and plain colours onto planes. */
export class Placer {
  readonly #kernel: Kernel
  readonly #covers: CoverMaker
  readonly #table: Room
  readonly #line: Room

  constructor(memory: PixelMemory, kernel: Kernel) {
    this.#kernel = kernel
    this.#covers = new CoverMaker(memory, kernel)
    this.#table = new Room(memory)
    this.#line = new Room(memory)
  }

  /**
   * Places a part of a picture (`source`, in its samples) onto another, bilinear as canvases scale. Without a mask every
   * pixel that is touched is written: its edges are drawn by what is laid over it.
   */
  place(from: Planes, source: Rect, to: Planes, { target, within, mask = null }: Place): void {
    for (const { planes, share } of samplings) {
      const [width, height] = [Math.ceil(from.width * share), Math.ceil(from.height * share)]
      const across = along(
        { from: source.x * share, length: source.w * share, of: width },
        { from: target.x * share, length: target.w * share },
        { from: within.x * share, length: within.w * share, of: Math.ceil(to.width * share) },
      )
      const down = along(
        { from: source.y * share, length: source.h * share, of: height },
        { from: target.y * share, length: target.h * share },
        { from: within.y * share, length: within.h * share, of: Math.ceil(to.height * share) },
      )
      if (across.count <= 0 || down.count <= 0) continue
      const table = this.#table.atLeast(Math.ceil(across.count / 8) * TABLE_BYTES)
      const { first, step, low, last } = across
      const near = this.#kernel.planRow(table, across.count, first, step, low, last)
      const plan = { across, down, table, near }
      const atOnce = mask ? ROWS_AT_ONCE * share : down.count
      for (let row = 0; row < down.count; row += atOnce) {
        const rows = Math.min(atOnce, down.count - row)
        const cover = mask && this.#coverOf(mask, to, { share, top: down.begin + row, rows })
        for (const plane of planes) this.#placeRows(from, to, { ...plan, plane, row, rows, cover })
      }
    }
  }

  /** Fills an area in rows of a picture with one colour; `top` is even, and `rows` where they are not the last. */
  fill(to: Planes, area: Area, color: VideoColor, { top, rows }: { top: number; rows: number }): void {
    const whole = this.#coverOf(area, to, { share: 1, top, rows: colorRows(rows) * 2 })
    const half = this.#covers.halved(whole, colorRows(rows) * 2)
    for (const { planes, share } of samplings) {
      const { at, map, blocks } = share === 1 ? whole : half
      const count = share === 1 ? rows : colorRows(rows)
      for (const plane of planes) {
        const stride = strideOf(to, plane)
        const first = to[plane] + top * share * stride
        this.#kernel.fillCovered(first, stride, color[plane], color.opacity, at, map, blocks, count)
      }
    }
  }

  #coverOf(area: Area, to: Planes, part: { share: 1 | 0.5; top: number; rows: number }): Cover {
    return this.#covers.of(area, { ...part, width: Math.ceil(to.width * part.share) })
  }

  #placeRows(
    from: Planes,
    to: Planes,
    { across, down, table, near, plane, row, rows, cover }: PlacedRows,
  ): void {
    const [stride, toStride] = [strideOf(from, plane), strideOf(to, plane)]
    this.#kernel.placePlane(
      from[plane],
      stride,
      to[plane] + (down.begin + row) * toStride + across.begin,
      toStride,
      across.begin,
      across.count,
      rows,
      across.first,
      across.step,
      across.low,
      across.last,
      down.first + row * down.step,
      down.step,
      down.low,
      down.last,
      table,
      near,
      this.#line.atLeast(stride + toStride + 128),
      cover?.at ?? 0,
      cover?.map ?? 0,
      cover?.blocks ?? 0,
    )
  }
}

type Plane = 'y' | 'u' | 'v'
type PlacedRows = {
  across: ReturnType<typeof along>
  down: ReturnType<typeof along>
  table: number
  near: boolean
  plane: Plane
  row: number
  rows: number
  cover: Cover | null
}

const samplings = [
  { planes: ['y'], share: 1 },
  { planes: ['u', 'v'], share: 0.5 },
] as const

function strideOf({ yStride, cStride }: Planes, plane: Plane): number {
  return plane === 'y' ? yStride : cStride
}

type Stretch = { from: number; length: number }
type Side = Stretch & { of: number }

/** Which samples of one side are written, and which of the other each one is read from. */
function along(source: Side, target: Stretch, within: Side) {
  const begin = clamp(Math.floor(Math.max(target.from, within.from) + 1e-6), 0, within.of)
  const past = Math.min(target.from + target.length, within.from + within.length)
  const end = clamp(Math.ceil(past - 1e-6), 0, within.of)
  const step = source.length / target.length
  const low = clamp(Math.floor(source.from + 1e-6), 0, source.of - 1)
  return {
    begin,
    count: end - begin,
    step,
    // A sample's middle lies half a sample past its beginning, on both sides.
    first: source.from + (begin + 0.5 - target.from) * step - 0.5,
    low,
    last: clamp(Math.ceil(source.from + source.length - 1e-6) - 1, low, source.of - 1),
  }
}
