import { describe, expect, it } from 'vitest'

import type { Area } from './cover.ts'
import { PixelDesk } from './desk.ts'
import type { Planes } from './planes.ts'

const size = { width: 90, height: 70 }
const all = { x: 0, y: 0, w: size.width, h: size.height }

type Point = readonly [x: number, y: number]

function enclosed(outlines: readonly (readonly Point[])[], evenOdd = false): Area {
  const lines = outlines.flatMap((points) =>
    points.flatMap((point, index) => [...point, ...(points[(index + 1) % points.length] ?? point)]),
  )
  return { lines: Float32Array.from(lines), evenOdd }
}

/** How often the outlines go round a point. */
function turnsAround([x, y]: Point, { lines }: Area): number {
  let turns = 0
  for (let at = 0; at < lines.length; at += 4) {
    const [x0, y0] = [lines[at] ?? 0, lines[at + 1] ?? 0]
    const [x1, y1] = [lines[at + 2] ?? 0, lines[at + 3] ?? 0]
    if (y0 > y === y1 > y || x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) continue
    turns += y1 > y0 ? 1 : -1
  }
  return turns
}

/** The share of a pixel inside an area, by asking 64 points of it. */
function shareInside(area: Area, left: number, top: number): number {
  let inside = 0
  for (let step = 0; step < 64; step += 1) {
    const turns = turnsAround([left + ((step % 8) + 0.5) / 8, top + (Math.floor(step / 8) + 0.5) / 8], area)
    if (area.evenOdd ? turns % 2 !== 0 : turns !== 0) inside += 1
  }
  return inside / 64
}

const shares = new Map<Area, number[]>()

/** The share of each pixel of the frame, row after row. */
function sharesOf(area: Area): number[] {
  const known =
    shares.get(area) ??
    Array.from({ length: size.width * size.height }, (_, at) =>
      shareInside(area, at % size.width, Math.floor(at / size.width)),
    )
  shares.set(area, known)
  return known
}

const star: Point[] = Array.from({ length: 14 }, (_, index) => {
  const [angle, reach] = [(index * Math.PI) / 7, index % 2 === 0 ? 33 : 11]
  return [41.3 + Math.cos(angle) * reach, 36.8 + Math.sin(angle) * reach]
})
const areas: [string, Area][] = [
  ['a star', enclosed([star])],
  [
    'a ring',
    enclosed(
      [
        [
          [8.2, 6.4],
          [81.7, 9.1],
          [77, 66.5],
          [12, 60.2],
        ],
        [
          [30, 20.5],
          [60.5, 22],
          [52, 50],
        ],
      ],
      true,
    ),
  ],
  [
    'what reaches past the frame on all sides',
    enclosed([
      [
        [-40, 12.3],
        [130, -9],
        [120, 58.7],
        [20.4, 95],
      ],
    ]),
  ],
  [
    'what lies to the left of it, and all of it',
    enclosed([
      [
        [-50, -5],
        [-10, -5],
        [-10, 99],
        [-50, 99],
      ],
      [
        [-1, -1],
        [99, -1],
        [99, 99],
        [-1, 99],
      ],
    ]),
  ],
]

function plain(desk: PixelDesk, value: number): Planes {
  const planes = desk.takePlanes(size.width, size.height)
  for (const plane of ['y', 'u', 'v'] as const) desk.plane(planes, plane).fill(value)
  return planes
}

function expectCovered(desk: PixelDesk, frame: Planes, area: Area, opacity: number): void {
  const luma = desk.plane(frame, 'y')
  const wrong = sharesOf(area).flatMap((share, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    const wanted = 40 + 160 * opacity * share
    const found = luma[y * frame.yStride + x] ?? 0
    return Math.abs(found - wanted) < 9 ? [] : [{ x, y, wanted, found }]
  })
  expect(wrong).toEqual([])
}

describe.each(areas)('%s', (_, area) => {
  it('is filled with a colour that is seen through, as far as it covers each pixel', () => {
    const desk = new PixelDesk()
    const frame = plain(desk, 40)
    const color = { y: 200, u: 200, v: 200, opacity: 128 }
    for (let top = 0; top < size.height; top += 16) {
      desk.fill(frame, area, color, { top, rows: Math.min(16, size.height - top) })
    }
    expectCovered(desk, frame, area, 128 / 255)
    const [u, half] = [desk.plane(frame, 'u'), { ...area, lines: area.lines.map((value) => value / 2) }]
    expect(Math.abs((u[18 * frame.cStride + 20] ?? 0) - (40 + 80 * shareInside(half, 20, 18)))).toBeLessThan(
      5,
    )
  })

  it('cuts out a picture that lies over another', () => {
    const desk = new PixelDesk()
    const frame = plain(desk, 40)
    const picture = plain(desk, 200)
    desk.place(picture, all, frame, { target: all, within: all, mask: area })
    expectCovered(desk, frame, area, 1)
  })
})

it('keeps a picture within its part of the frame when it is cut out', () => {
  const desk = new PixelDesk()
  const frame = plain(desk, 40)
  const within = { x: 0, y: 10, w: size.width, h: 20 }
  desk.place(plain(desk, 200), all, frame, { target: all, within, mask: areas[0]?.[1] ?? null })
  const luma = desk.plane(frame, 'y')
  expect(luma.subarray(0, 10 * frame.yStride).every((value) => value === 40)).toBe(true)
  expect(luma.subarray(30 * frame.yStride).every((value) => value === 40)).toBe(true)
  expect(luma[29 * frame.yStride + 41]).toBe(200)
})
