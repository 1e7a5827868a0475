import type { Rect } from '@clipmint/film'

import type { Surface } from '../surface.ts'

export type Point = readonly [x: number, y: number]

export type Step =
  | { to: Point }
  /** A cubic curve with its two handles. */
  | { curve: readonly [Point, Point, Point] }

/** One unbroken line of a form, in pixels of the frame. */
export type Stroke = { from: Point; steps: Step[]; closed: boolean }

/** A form as lines: what is filled, stroked, clipped to and traced alike. */
export type Outline = Stroke[]

/** Handles at this share of the radius make a cubic curve a quarter of a circle (to 0.03 %). */
const CIRCLE = 0.5523

/** Lays an outline as the surface's current path. */
export function layOutline(surface: Surface, outline: Outline): void {
  surface.beginPath()
  for (const { from, steps, closed } of outline) {
    surface.moveTo(from[0], from[1])
    for (const step of steps) {
      if ('to' in step) surface.lineTo(step.to[0], step.to[1])
      else {
        const [one, two, end] = step.curve
        surface.bezierCurveTo(one[0], one[1], two[0], two[1], end[0], end[1])
      }
    }
    if (closed) surface.closePath()
  }
}

export function polygon(points: readonly Point[], closed = true): Stroke {
  const [from = [0, 0], ...rest] = points
  return { from, steps: rest.map((to) => ({ to })), closed }
}

/** A rectangle with round corners; the radius is at most half of its shorter side. */
export function roundedRect({ x, y, w, h }: Rect, radius: number): Outline {
  const r = Math.max(0, Math.min(radius, w / 2, h / 2))
  const [right, bottom] = [x + w, y + h]
  if (r === 0) {
    return [
      polygon([
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ]),
    ]
  }
  const k = r * (1 - CIRCLE)
  return [
    {
      from: [x + r, y],
      steps: [
        { to: [right - r, y] },
        {
          curve: [
            [right - k, y],
            [right, y + k],
            [right, y + r],
          ],
        },
        { to: [right, bottom - r] },
        {
          curve: [
            [right, bottom - k],
            [right - k, bottom],
            [right - r, bottom],
          ],
        },
        { to: [x + r, bottom] },
        {
          curve: [
            [x + k, bottom],
            [x, bottom - k],
            [x, bottom - r],
          ],
        },
        { to: [x, y + r] },
        {
          curve: [
            [x, y + k],
            [x + k, y],
            [x + r, y],
          ],
        },
      ],
      closed: true,
    },
  ]
}

export function ellipse({ x, y, w, h }: Rect): Outline {
  const [rx, ry] = [w / 2, h / 2]
  const [cx, cy] = [x + rx, y + ry]
  const [kx, ky] = [rx * CIRCLE, ry * CIRCLE]
  return [
    {
      from: [cx, y],
      steps: [
        {
          curve: [
            [cx + kx, y],
            [x + w, cy - ky],
            [x + w, cy],
          ],
        },
        {
          curve: [
            [x + w, cy + ky],
            [cx + kx, y + h],
            [cx, y + h],
          ],
        },
        {
          curve: [
            [cx - kx, y + h],
            [x, cy + ky],
            [x, cy],
          ],
        },
        {
          curve: [
            [x, cy - ky],
            [cx - kx, y],
            [cx, y],
          ],
        },
      ],
      closed: true,
    },
  ]
}

/** The length of a stroke in pixels; curves are measured along sixteen chords. */
export function strokeLength({ from, steps, closed }: Stroke): number {
  let length = 0
  let at = from
  for (const step of steps) {
    for (const next of 'to' in step ? [step.to] : chords(at, step.curve)) {
      length += Math.hypot(next[0] - at[0], next[1] - at[1])
      at = next
    }
  }
  return closed ? length + Math.hypot(from[0] - at[0], from[1] - at[1]) : length
}

function chords(from: Point, [one, two, end]: readonly [Point, Point, Point]): Point[] {
  return Array.from({ length: 16 }, (_, index) => {
    const t = (index + 1) / 16
    const u = 1 - t
    const axis = (i: 0 | 1) =>
      u ** 3 * from[i] + 3 * u * u * t * one[i] + 3 * u * t * t * two[i] + t ** 3 * end[i]
    return [axis(0), axis(1)] as const
  })
}
