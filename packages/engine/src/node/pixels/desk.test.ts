import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { PixelDesk } from './desk.ts'

type Size = { width: number; height: number }

/** BT.709 in limited range, as ITU-R BT.709-6 writes it. */
function lumaOf(r: number, g: number, b: number): number {
  return 16 + (219 * (0.2126 * r + 0.7152 * g + 0.0722 * b)) / 255
}

function chromaOf(r: number, g: number, b: number): [cb: number, cr: number] {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return [128 + (224 * (b - y)) / 1.8556 / 255, 128 + (224 * (r - y)) / 1.5748 / 255]
}

function noise({ width, height }: Size, seed: number, alpha: () => number): Uint8Array {
  const chance = createRandom(seed)
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    const a = alpha()
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = Math.floor(chance() * (a + 1))
    pixels[at + 3] = a
  }
  return pixels
}

/** The mean colour of the four pixels of a colour sample. */
function quad(pixels: Uint8Array, width: number, x: number, y: number): [r: number, g: number, b: number] {
  const mean = (channel: number) =>
    [0, 4, width * 4, width * 4 + 4].reduce(
      (sum, step) => sum + (pixels[(y * width + x) * 4 + step + channel] ?? 0),
      0,
    ) / 4
  return [mean(0), mean(1), mean(2)]
}

describe('pixels turned into video', () => {
  // No whole number of the kernel's blocks, as 1080 is none.
  const size = { width: 1080 - 1024, height: 6 }

  it('have the colours of BT.709, to a level', () => {
    const desk = new PixelDesk()
    const planes = desk.takePlanes(size.width, size.height)
    const pixels = noise(size, 1, () => 255)
    desk.loadPixels(planes, pixels, 0)
    const y = desk.plane(planes, 'y')
    const [u, v] = [desk.plane(planes, 'u'), desk.plane(planes, 'v')]
    for (let row = 0; row < size.height; row += 1) {
      for (let x = 0; x < size.width; x += 1) {
        const [r = 0, g = 0, b = 0] = pixels.subarray((row * size.width + x) * 4)
        expect(Math.abs((y[row * planes.yStride + x] ?? 0) - lumaOf(r, g, b))).toBeLessThan(0.6)
        if (row % 2 === 1 || x % 2 === 1) continue
        const [cb, cr] = chromaOf(...quad(pixels, size.width, x, row))
        const at = (row / 2) * planes.cStride + x / 2
        expect(Math.abs((u[at] ?? 0) - cb)).toBeLessThan(0.6)
        expect(Math.abs((v[at] ?? 0) - cr)).toBeLessThan(0.6)
      }
    }
  })

  it('laid over a picture look as if they had been drawn on it', () => {
    const desk = new PixelDesk()
    const chance = createRandom(5)
    const below = noise(size, 2, () => 255)
    // Whole blocks of nothing and of everything, and all between.
    const kinds = [() => 0, () => 255, () => Math.floor(chance() * 256)]
    const above = noise(size, 3, kinds[2] ?? (() => 0))
    for (let at = 0; at < above.length; at += 4) {
      const x = (at / 4) % size.width
      if (x < 16) above.fill(0, at, at + 4)
      else if (x < 32) above[at + 3] = 255
      else if (x < 48) above.set([90, 20, 60, 120], at)
    }
    const frame = desk.takePlanes(size.width, size.height)
    const drawing = desk.takeDrawing(size.width, size.height)
    desk.loadPixels(frame, below, 0)
    desk.loadDrawing(drawing, above)
    desk.layOver(frame, drawing, { top: 0, rows: frame.height, from: 0 })
    const y = desk.plane(frame, 'y')
    for (let row = 0; row < size.height; row += 1) {
      for (let x = 0; x < size.width; x += 1) {
        const at = (row * size.width + x) * 4
        const through = 1 - (above[at + 3] ?? 0) / 255
        const seen = (channel: number) => (above[at + channel] ?? 0) + through * (below[at + channel] ?? 0)
        const want = lumaOf(seen(0), seen(1), seen(2))
        expect(Math.abs((y[row * frame.yStride + x] ?? 0) - want)).toBeLessThan(2.5)
      }
    }
  })
})

describe('planes made pixels again', () => {
  it('show the colours they were made of', () => {
    const desk = new PixelDesk()
    const chance = createRandom(8)
    const [width, height] = [38, 12]
    const pixels = new Uint8Array(width * height * 4).fill(255)
    // Colours are kept for 2 × 2 pixels at a time.
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        const color = [chance(), chance(), chance()].map((share) => Math.round(share * 255))
        for (const [by, down] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const)
          pixels.set(color, ((y + down) * width + x + by) * 4)
      }
    }
    const planes = desk.takePlanes(width, height)
    desk.loadPixels(planes, pixels, 0)
    const again = desk.pixels(planes, { top: 4, rows: 8 })
    const most = again.reduce(
      (found, value, at) => Math.max(found, Math.abs(value - (pixels[4 * width * 4 + at] ?? 0))),
      0,
    )
    expect(again.length).toBe(width * 8 * 4)
    expect(most).toBeLessThanOrEqual(4)
  })
})

describe('a picture placed', () => {
  it('at its own size is copied', () => {
    const desk = new PixelDesk()
    const from = ramp(desk, 64, 40)
    const to = desk.takePlanes(64, 40)
    const all = { x: 0, y: 0, w: 64, h: 40 }
    desk.place(from, all, to, { target: all, within: all })
    for (let y = 0; y < 40; y += 1) {
      expect(row(desk, to, y).subarray(0, 64)).toEqual(row(desk, from, y).subarray(0, 64))
    }
  })

  it.each([
    ['a little larger', { x: 3.25, y: 1.5, w: 40, h: 30 }],
    ['much smaller', { x: 0, y: 0, w: 64, h: 40 }],
  ])('%s lies at its place, between its samples', (_name, source) => {
    const desk = new PixelDesk()
    const from = ramp(desk, 64, 40)
    const to = desk.takePlanes(128, 96)
    const target = source.w === 64 ? { x: 10, y: 6, w: 20, h: 10 } : { x: 8, y: 4, w: 100, h: 80 }
    desk.place(from, source, to, { target, within: { x: 0, y: 0, w: 128, h: 96 } })
    // A ramp of light has at each place the value of that place.
    for (let y = target.y + 4; y < target.y + target.h - 4; y += 1) {
      for (let x = target.x + 4; x < target.x + target.w - 4; x += 1) {
        const want = 20 + 2 * (source.x + ((x + 0.5 - target.x) * source.w) / target.w - 0.5)
        expect(Math.abs((row(desk, to, y)[x] ?? 0) - want)).toBeLessThan(1.1)
      }
    }
  })

  it('writes nothing outside of what it is held within', () => {
    const desk = new PixelDesk()
    const from = ramp(desk, 64, 40)
    const to = desk.takePlanes(64, 40)
    desk.plane(to, 'y').fill(7)
    const all = { x: 0, y: 0, w: 64, h: 40 }
    desk.place(from, all, to, { target: all, within: { x: 16, y: 8, w: 32, h: 16 } })
    const inside = (x: number, y: number) => x >= 16 && x < 48 && y >= 8 && y < 24
    for (let y = 0; y < 40; y += 1) {
      for (let x = 0; x < 64; x += 1) {
        expect(row(desk, to, y)[x]).toBe(inside(x, y) ? row(desk, from, y)[x] : 7)
      }
    }
  })

  it.each([90, 180, 270])('turned by %i degrees shows each sample at its new place', (degrees) => {
    const desk = new PixelDesk()
    // Colours have half the side: 22 is no whole eight.
    const [width, height] = [64, 44]
    const from = ramp(desk, width, height)
    const to = degrees === 180 ? desk.takePlanes(width, height) : desk.takePlanes(height, width)
    for (const plane of ['y', 'u'] as const) {
      const bytes = desk.plane(from, plane)
      bytes.forEach((_, at) => (bytes[at] = (at * 31) % 251))
    }
    desk.turn(from, degrees, to)
    for (const [plane, share] of [
      ['y', 1],
      ['u', 2],
    ] as const) {
      const [w, h] = [width / share, height / share]
      const stride = (planes: typeof from) => (plane === 'y' ? planes.yStride : planes.cStride)
      const at = (planes: typeof from, x: number, y: number) =>
        desk.plane(planes, plane)[y * stride(planes) + x]
      for (let y = 0; y < h; y += 1) {
        for (let x = 0; x < w; x += 1) {
          const turned =
            degrees === 90
              ? at(to, h - 1 - y, x)
              : degrees === 180
                ? at(to, w - 1 - x, h - 1 - y)
                : at(to, y, w - 1 - x)
          expect(turned).toBe(at(from, x, y))
        }
      }
    }
  })
})

function ramp(desk: PixelDesk, width: number, height: number) {
  const planes = desk.takePlanes(width, height)
  const y = desk.plane(planes, 'y')
  for (let at = 0; at < y.length; at += 1) y[at] = 20 + 2 * Math.min(width - 1, at % planes.yStride)
  return planes
}

function row(desk: PixelDesk, planes: ReturnType<typeof ramp>, y: number): Uint8Array {
  return desk.plane(planes, 'y').subarray(y * planes.yStride, (y + 1) * planes.yStride)
}
