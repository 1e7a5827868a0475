import type { Rect, ShapeForm } from '@clipmint/film'
import { createRandom } from '@clipmint/kit'

import { type Outline, type Point, polygon, type Step } from '../outline.ts'
import { unevenness } from './uneven.ts'

type FormOf<Kind extends ShapeForm['form']> = Extract<ShapeForm, { form: Kind }>

const CIRCLE = 0.5523

/** Straight at its foot, round above; the round part is never higher than the box. */
export function arch({ x, y, w, h }: Rect): Outline {
  const [rx, ry] = [w / 2, Math.min(w / 2, h)]
  const [right, bottom, middle] = [x + w, y + h, x + w / 2]
  return [
    {
      from: [x, bottom],
      steps: [
        { to: [x, y + ry] },
        {
          curve: [
            [x, y + ry * (1 - CIRCLE)],
            [middle - rx * CIRCLE, y],
            [middle, y],
          ],
        },
        {
          curve: [
            [middle + rx * CIRCLE, y],
            [right, y + ry * (1 - CIRCLE)],
            [right, y + ry],
          ],
        },
        { to: [right, bottom] },
      ],
      closed: true,
    },
  ]
}

export function heart({ x, y, w, h }: Rect): Outline {
  const at = (px: number, py: number): Point => [x + px * w, y + py * h]
  const lobe = (side: 1 | -1, back: boolean): Step[] => {
    const p = (px: number, py: number) => at(0.5 + side * px, py)
    const down: Step[] = [
      { curve: [p(0.05, 0.08), p(0.14, 0), p(0.26, 0)] },
      { curve: [p(0.4, 0), p(0.5, 0.12), p(0.5, 0.29)] },
      { curve: [p(0.5, 0.54), p(0.3, 0.76), p(0, 1)] },
    ]
    if (!back) return down
    return [
      { curve: [p(0.3, 0.76), p(0.5, 0.54), p(0.5, 0.29)] },
      { curve: [p(0.5, 0.12), p(0.4, 0), p(0.26, 0)] },
      { curve: [p(0.14, 0), p(0.05, 0.08), p(0, 0.2)] },
    ]
  }
  return [{ from: at(0.5, 0.2), steps: [...lobe(1, false), ...lobe(-1, true)], closed: true }]
}

/** A closed curve through points around the middle, each a little nearer or further than the next. */
export function blob({ seed }: FormOf<'blob'>, { x, y, w, h }: Rect): Outline {
  const random = createRandom(seed * 104_729 + 5)
  const count = 7
  const begin = random() * Math.PI * 2
  const round = Array.from({ length: count }, (_, index): Point => {
    const turn = begin + ((index + (random() - 0.5) * 0.35) * 2 * Math.PI) / count
    const reach = 0.74 + random() * 0.26
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  })
  const [xs, ys] = [round.map(([px]) => px), round.map(([, py]) => py)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const inset = 0.03
  const points = round.map(([px, py]): Point => [
    x + w * (inset + ((px - left) / (right - left)) * (1 - 2 * inset)),
    y + h * (inset + ((py - top) / (bottom - top)) * (1 - 2 * inset)),
  ])
  return [smoothThrough(points)]
}

/** A closed curve through all points (Catmull–Rom as cubics). */
function smoothThrough(points: readonly Point[]): Outline[number] {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0]
  const steps = points.map((point, index): Step => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)]
    return {
      curve: [
        [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6],
        [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6],
        next,
      ],
    }
  })
  return { from: at(0), steps, closed: true }
}

/** Strokes side by side, each with its own length and a dry, frayed end. */
export function brush({ strokes, seed }: FormOf<'brush'>, { x, y, w, h }: Rect): Outline {
  const random = createRandom(seed * 6151 + 3)
  const reach = Math.min(w * 0.16, (h / strokes) * 1.6)
  const hairs = 9
  const end = (salt: number) => {
    const frayed = unevenness(strokes * hairs, seed * 2 + salt)
    const ends = Array.from({ length: strokes }, () => random() * 0.62)
    return frayed.map((hair, index) => reach * ((ends[Math.floor(index / hairs)] ?? 0) + hair * 0.38))
  }
  const [left, right] = [end(0), end(1)]
  const rows = strokes * hairs
  const down = (index: number) => y + (h * index) / (rows - 1)
  const wave = (share: number, edge: number) => Math.sin(share * 9 + seed + edge) * h * 0.012
  const along = (edge: number) =>
    Array.from({ length: 24 }, (_, index) => (index + 1) / 25).map((share): Point => [
      x + reach + share * (w - 2 * reach),
      edge === 0 ? y + h * 0.012 + wave(share, 0) : y + h * 0.988 + wave(share, 2),
    ])
  return [
    polygon([
      ...along(0),
      ...right.map((inward, index): Point => [x + w - inward, down(index)]),
      ...along(1).toReversed(),
      ...left.map((inward, index): Point => [x + inward, down(index)]).toReversed(),
    ]),
  ]
}
