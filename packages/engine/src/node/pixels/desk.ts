import type { Rect } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import type { FramePlanes } from '../encode/encoder.ts'
import { type Kernel, openKernel } from './kernel.ts'
import { PixelMemory } from './memory.ts'
import { colorRows, type Drawing, type Planes, stridesOf } from './planes.ts'

/** Bytes of the tables for each eight samples of a row (`assembly/compose.ts`). */
const TABLE_BYTES = 48
/** Rows are turned eight at a time. */
const TURN = 8

/** Where pictures in video's own colours are kept and put together, without a canvas. One thread, one desk. */
export class PixelDesk {
  readonly #memory = new PixelMemory()
  readonly #kernel: Kernel = openKernel(this.#memory.memory)
  #pixels: Room = { at: 0, size: 0 }
  #table: Room = { at: 0, size: 0 }
  #line: Room = { at: 0, size: 0 }

  takePlanes(width: number, height: number): Planes {
    return this.#takePlanes(width, height, 1).planes
  }

  takeDrawing(width: number, height: number): Drawing {
    const blocks = Math.ceil(width / 16)
    const { planes, rest } = this.#takePlanes(width, height, 2, blocks * colorRows(height))
    const { yStride, cStride } = planes
    const a = rest
    const ca = a + yStride * colorRows(height) * 2
    const map = ca + cStride * colorRows(height)
    this.#memory.bytes(map, blocks * colorRows(height)).fill(0)
    return { ...planes, a, ca, map, blocks }
  }

  /** Gives planes, or a drawing, back. */
  give(planes: Planes): void {
    this.#memory.give(planes.y)
  }

  /** Converts rows of opaque RGBA pixels; `top` and the number of rows are even. */
  loadPixels(to: Planes, pixels: Uint8Array, top: number): void {
    const { rows, from } = this.#hold(pixels, to.width)
    const at = rowsAt(to, top)
    this.#kernel.convertOpaque(from, to.width * 4, to.width, rows, at.y, at.u, at.v, to.yStride, to.cStride)
  }

  /** Converts rows of premultiplied RGBA pixels that can be seen through; `top` and the number of rows are even. */
  loadDrawing(to: Drawing, pixels: Uint8Array, top: number): void {
    const { rows, from } = this.#hold(pixels, to.width)
    const at = rowsAt(to, top)
    this.#kernel.convertDrawing(
      from,
      to.width * 4,
      to.width,
      rows,
      at.y,
      at.u,
      at.v,
      to.a + top * to.yStride,
      to.ca + (top / 2) * to.cStride,
      to.yStride,
      to.cStride,
      to.map + (top / 2) * to.blocks,
      to.blocks,
    )
  }

  /** Copies a plane's rows from elsewhere, such as a decoder's frame: `stride` bytes from row to row there. */
  loadPlane(
    to: Planes,
    plane: 'y' | 'u' | 'v',
    { bytes, stride }: { bytes: Uint8Array; stride: number },
  ): void {
    const own = plane === 'y' ? to.yStride : to.cStride
    const rows = plane === 'y' ? to.height : colorRows(to.height)
    const width = plane === 'y' ? to.width : Math.ceil(to.width / 2)
    const room = this.#memory.bytes(to[plane], own * rows)
    if (own === stride) {
      room.set(bytes.subarray(0, Math.min(bytes.length, own * rows)))
      return
    }
    for (let row = 0; row < rows; row += 1) {
      room.set(bytes.subarray(row * stride, row * stride + width), row * own)
    }
  }

  /** Rows of a picture as opaque RGBA pixels, from the even row `top` on; they hold until the desk is used again. */
  pixels(of: Planes, { top, rows }: { top: number; rows: number }): Uint8Array<ArrayBuffer> {
    const size = of.width * rows * 4
    this.#pixels = this.#atLeast(this.#pixels, size)
    const at = rowsAt(of, top)
    this.#kernel.toPixels(at.y, at.u, at.v, of.yStride, of.cStride, of.width, rows, this.#pixels.at)
    return this.#memory.bytes(this.#pixels.at, size)
  }

  /** A plane's bytes as they are now, its rows a stride apart; not to be kept. */
  plane(of: Planes, plane: 'y' | 'u' | 'v'): Uint8Array<ArrayBuffer> {
    const size = plane === 'y' ? of.yStride * of.height : of.cStride * colorRows(of.height)
    return this.#memory.bytes(of[plane], size)
  }

  /** A picture's planes as an encoder takes them; they hold until the picture is changed. */
  framePlanes(of: Planes): FramePlanes {
    const { yStride, cStride } = of
    return { y: this.plane(of, 'y'), u: this.plane(of, 'u'), v: this.plane(of, 'v'), yStride, cStride }
  }

  /**
   * Places a part of a picture (`source`, in its samples) onto another at `target`, bilinear as canvases scale; nothing
   * outside `within` is written. Every pixel that is touched is: the edges are drawn by what is laid over it.
   */
  place(from: Planes, source: Rect, to: Planes, { target, within }: { target: Rect; within: Rect }): void {
    for (const { plane, share } of samplings) {
      const stride = plane === 'y' ? from.yStride : from.cStride
      const width = Math.ceil(from.width * share)
      const height = Math.ceil(from.height * share)
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
      const toStride = plane === 'y' ? to.yStride : to.cStride
      this.#table = this.#atLeast(this.#table, Math.ceil(across.count / 8) * TABLE_BYTES)
      this.#line = this.#atLeast(this.#line, stride + 64)
      this.#kernel.placePlane(
        from[plane],
        stride,
        to[plane] + down.begin * toStride + across.begin,
        toStride,
        across.count,
        down.count,
        across.first,
        across.step,
        across.low,
        across.last,
        down.first,
        down.step,
        down.low,
        down.last,
        this.#table.at,
        this.#line.at,
      )
    }
  }

  /** Lays rows of a drawing over a picture of the same size; `top` is even. */
  layOver(to: Planes, drawing: Drawing, { top, rows }: { top: number; rows: number }): void {
    const below = rowsAt(to, top)
    const above = rowsAt(drawing, top)
    this.#kernel.layOver(
      below.y,
      below.u,
      below.v,
      above.y,
      above.u,
      above.v,
      drawing.a + top * drawing.yStride,
      drawing.ca + (top / 2) * drawing.cStride,
      to.yStride,
      to.cStride,
      drawing.blocks,
      colorRows(rows) * 2,
      drawing.map + (top / 2) * drawing.blocks,
    )
  }

  /** Turns a picture clockwise by 90, 180 or 270 degrees onto planes of the turned size. */
  turn(from: Planes, degrees: number, to: Planes): void {
    for (const { plane, share } of samplings) {
      const width = Math.ceil(from.width * share)
      const height = Math.ceil(from.height * share)
      const stride = plane === 'y' ? from.yStride : from.cStride
      const toStride = plane === 'y' ? to.yStride : to.cStride
      if (degrees === 180) {
        this.#kernel.turnHalf(from[plane], stride, width, height, to[plane], toStride)
        continue
      }
      const clockwise = degrees === 90
      // A side that is no whole eight is turned with its filling, which lies before the picture then.
      const filled = clockwise ? filling(height) : filling(width) * toStride
      const room = this.#memory.take(toStride * (Math.ceil(width / TURN) * TURN + 1))
      this.#kernel.turnQuarter(from[plane], stride, width, height, room, toStride, clockwise)
      const turned = this.#memory.bytes(room + filled, toStride * width)
      this.#memory.bytes(to[plane], toStride * width).set(turned)
      this.#memory.give(room)
    }
  }

  #takePlanes(width: number, height: number, times: number, more = 0): { planes: Planes; rest: number } {
    const { yStride, cStride } = stridesOf(width)
    const cRows = colorRows(height)
    // One row of eight past the last: whole blocks are read and written.
    const [ySize, cSize] = [yStride * cRows * 2, cStride * cRows]
    const y = this.#memory.take((ySize + cSize * 2) * times + more + yStride * TURN)
    const planes = { width, height, yStride, cStride, y, u: y + ySize, v: y + ySize + cSize }
    return { planes, rest: y + ySize + cSize * 2 }
  }

  /** Brings pixels into the memory; how many rows of `width` they are, and where. */
  #hold(pixels: Uint8Array, width: number): { rows: number; from: number } {
    this.#pixels = this.#atLeast(this.#pixels, pixels.length)
    this.#memory.bytes(this.#pixels.at, pixels.length).set(pixels)
    return { rows: Math.floor(pixels.length / (width * 4)), from: this.#pixels.at }
  }

  #atLeast(room: Room, size: number): Room {
    if (room.size >= size) return room
    if (room.at > 0) this.#memory.give(room.at)
    return { at: this.#memory.take(size), size }
  }
}

type Room = { at: number; size: number }

const samplings = [
  { plane: 'y', share: 1 },
  { plane: 'u', share: 0.5 },
  { plane: 'v', share: 0.5 },
] as const

function rowsAt({ y, u, v, yStride, cStride }: Planes, top: number): { y: number; u: number; v: number } {
  const down = (top / 2) * cStride
  return { y: y + top * yStride, u: u + down, v: v + down }
}

function filling(length: number): number {
  return Math.ceil(length / TURN) * TURN - length
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
