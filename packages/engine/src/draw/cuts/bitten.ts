import type { Rect, ShapeForm } from '@clipmint/film'

import { ellipse, type Outline, type Point, roundedRect, type Step } from '../outline.ts'

type FormOf<Kind extends ShapeForm['form']> = Extract<ShapeForm, { form: Kind }>

/** A cubic whose handles reach this share of the radius outwards is half a circle (to 2 %). */
const HALF_CIRCLE = 4 / 3

/** Half holes along all four sides, as many as fit evenly. */
export function stamp({ tooth }: FormOf<'stamp'>, { x, y, w, h }: Rect): Outline {
  const [right, bottom] = [x + w, y + h]
  const corners: Point[] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ]
  const steps = corners.flatMap((from, index) => bites(from, corners[(index + 1) % 4] ?? from, tooth))
  return [{ from: corners[0] ?? [x, y], steps, closed: true }]
}

function bites(from: Point, to: Point, tooth: number): Step[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(1, Math.round(length / (2 * tooth)))
  const pitch = length / count
  const r = pitch * 0.29
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const steps = Array.from({ length: count }, (_, index) => {
    const middle = (index + 0.5) * pitch
    return bite({ from, along, middle, r })
  })
  return [...steps.flat(), { to }]
}

/** A straight way to a half hole and around it; the inside lies to the right of `along`. */
function bite(at: { from: Point; along: Point; middle: number; r: number }): Step[] {
  const { from, along, middle, r } = at
  const point = (distance: number, inward: number): Point => [
    from[0] + along[0] * distance - along[1] * inward,
    from[1] + along[1] * distance + along[0] * inward,
  ]
  const deep = r * HALF_CIRCLE
  return [
    { to: point(middle - r, 0) },
    { curve: [point(middle - r, deep), point(middle + r, deep), point(middle + r, 0)] },
  ]
}

/** A card with round corners and one bite in each of two opposite sides. */
export function ticket({ notch, at, sides }: FormOf<'ticket'>, { x, y, w, h }: Rect): Outline {
  const [right, bottom] = [x + w, y + h]
  const upright = sides === 'left-right'
  const r = Math.min(notch, w / 4, h / 4)
  const corner = r * 0.6
  const side = (from: Point, to: Point, bitten: number | null): Step[] => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const inner: Step[] = bitten === null ? [] : bite({ from, along, middle: length * bitten, r })
    const end: Point = [to[0] - along[0] * corner, to[1] - along[1] * corner]
    const turn: Point = [to[0] - along[1] * corner, to[1] + along[0] * corner]
    const k = 0.45
    return [
      ...inner,
      { to: end },
      {
        curve: [
          [to[0] - along[0] * corner * k, to[1] - along[1] * corner * k],
          [to[0] - along[1] * corner * k, to[1] + along[0] * corner * k],
          turn,
        ],
      },
    ]
  }
  return [
    {
      from: [x + corner, y],
      steps: [
        ...side([x, y], [right, y], upright ? null : at),
        ...side([right, y], [right, bottom], upright ? at : null),
        ...side([right, bottom], [x, bottom], upright ? null : 1 - at),
        ...side([x, bottom], [x, y], upright ? 1 - at : null),
      ],
      closed: true,
    },
  ]
}

/** Perforations along both long sides; fill it with the even-odd rule. */
export function filmCell({ hole }: FormOf<'film-cell'>, box: Rect): Outline {
  const { x, y, w, h } = box
  const wide = w >= h
  const length = wide ? w : h
  const count = Math.max(2, Math.round(length / (hole * 2.1)))
  const pitch = length / count
  const holes = Array.from({ length: count }, (_, index) => (index + 0.5) * pitch - hole / 2)
  const margin = hole * 0.45
  const depth = hole * 0.78
  const edges = wide ? [y + margin, y + h - margin - depth] : [x + margin, x + w - margin - depth]
  return [
    ...roundedRect(box, hole * 0.3),
    ...edges.flatMap((edge) =>
      holes.flatMap((at) =>
        roundedRect(
          wide ? { x: x + at, y: edge, w: hole, h: depth } : { x: edge, y: y + at, w: depth, h: hole },
          hole * 0.2,
        ),
      ),
    ),
  ]
}

/** Round scallops around an ellipse. */
export function scallop({ count }: FormOf<'scallop'>, { x, y, w, h }: Rect): Outline {
  const middle: Point = [x + w / 2, y + h / 2]
  const point = (turn: number, reach: number): Point => [
    middle[0] + (Math.cos(turn) * reach * w) / 2,
    middle[1] + (Math.sin(turn) * reach * h) / 2,
  ]
  const step = (2 * Math.PI) / count
  const low = 1 / (1 + 0.62 * Math.sin(step / 2) * 2)
  // A cubic reaches three quarters of the way to its handles.
  const high = low + (1 - low) * HALF_CIRCLE
  return [
    {
      from: point(-Math.PI / 2, low),
      steps: Array.from({ length: count }, (_, index): Step => {
        const from = index * step - Math.PI / 2
        return {
          curve: [point(from + step * 0.06, high), point(from + step * 0.94, high), point(from + step, low)],
        }
      }),
      closed: true,
    },
  ]
}

/** The largest circle inside a box. */
export function circle({ x, y, w, h }: Rect): Outline {
  const size = Math.min(w, h)
  return ellipse({ x: x + (w - size) / 2, y: y + (h - size) / 2, w: size, h: size })
}
