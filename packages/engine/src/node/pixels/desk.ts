import type { Rect } from '@clipmint/film'

import type { FramePlanes } from '../encode/encoder.ts'
import type { Area } from './cover.ts'
import { type Kernel, openKernel } from './kernel.ts'
import { PixelMemory } from './memory.ts'
import { type Place, Placer, type VideoColor } from './placer.ts'
import { colorRows, type Drawing, type Planes, stridesOf } from './planes.ts'
import { Room } from './room.ts'

/** Rows are turned eight at a time. */
const TURN = 8
/** Few enough rows for the processor's own memory. */
const RECOLORED_ROWS = 32

/** Where pictures in video's own colours are kept and put together, without a canvas. One thread, one desk. */
export class PixelDesk {
  readonly #memory = new PixelMemory()
  readonly #kernel: Kernel = openKernel(this.#memory.memory)
  readonly #placer = new Placer(this.#memory, this.#kernel)
  readonly #pixels = new Room(this.#memory)

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

  /** Converts all of a drawing: premultiplied RGBA pixels that can be seen through. */
  loadDrawing(to: Drawing, pixels: Uint8Array): void {
    const { rows, from } = this.#hold(pixels, to.width)
    this.#kernel.convertDrawing(
      from,
      to.width * 4,
      to.width,
      rows,
      to.y,
      to.u,
      to.v,
      to.a,
      to.ca,
      to.yStride,
      to.cStride,
      to.map,
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
    const to = this.#pixels.atLeast(size)
    const at = rowsAt(of, top)
    this.#kernel.toPixels(at.y, at.u, at.v, of.yStride, of.cStride, of.width, rows, to)
    return this.#memory.bytes(to, size)
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

  /** Places a part of a picture (`source`, in its samples) onto another. */
  place(from: Planes, source: Rect, to: Planes, place: Place): void {
    this.#placer.place(from, source, to, place)
  }

  /** Fills an area in rows of a picture with one colour; `top` and `rows` are even. */
  fill(to: Planes, area: Area, color: VideoColor, part: { top: number; rows: number }): void {
    this.#placer.fill(to, area, color, part)
  }

  /** Lays rows of a drawing, of those `from` on, over as many of a picture of the same width, from `top` on; both are even. */
  layOver(
    to: Planes,
    drawing: Drawing,
    { top, rows, from }: { top: number; rows: number; from: number },
  ): void {
    const below = rowsAt(to, top)
    const above = rowsAt(drawing, from)
    this.#kernel.layOver(
      below.y,
      below.u,
      below.v,
      above.y,
      above.u,
      above.v,
      drawing.a + from * drawing.yStride,
      drawing.ca + (from / 2) * drawing.cStride,
      to.yStride,
      to.cStride,
      drawing.blocks,
      colorRows(rows) * 2,
      drawing.map + (from / 2) * drawing.blocks,
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

  /** Mirrors a picture left to right, in place. */
  mirror(picture: Planes): void {
    for (const { plane, share } of samplings) {
      const width = Math.ceil(picture.width * share)
      const stride = plane === 'y' ? picture.yStride : picture.cStride
      const bytes = this.plane(picture, plane)
      for (let at = 0; at < bytes.length; at += stride) bytes.subarray(at, at + width).reverse()
    }
  }

  /** Changes a picture's colours as `change` does those of opaque RGBA pixels, some rows at a time, in place. */
  recolor(picture: Planes, change: (pixels: Uint8Array) => void): void {
    for (let top = 0; top < picture.height; top += RECOLORED_ROWS) {
      // An odd last row is changed together with the filling below it.
      const rows = Math.min(RECOLORED_ROWS, colorRows(picture.height) * 2 - top)
      const pixels = this.pixels(picture, { top, rows })
      change(pixels)
      this.loadPixels(picture, pixels, top)
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
    const from = this.#pixels.atLeast(pixels.length)
    this.#memory.bytes(from, pixels.length).set(pixels)
    return { rows: Math.floor(pixels.length / (width * 4)), from }
  }
}

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
