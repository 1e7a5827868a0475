import type { Rect, ShapeForm } from '@clipmint/film'

import { type Outline, type Point, polygon } from '../outline.ts'
import { unevenness } from './uneven.ts'

type Torn = Extract<ShapeForm, { form: 'torn' }>
type Side = Torn['sides'][number]

/** Pixels from one point of a torn edge to the next. */
const STEP = 7

/** A sheet with some of its sides torn; the tear goes into the box. */
export function torn({ sides, depth, seed }: Torn, { x, y, w, h }: Rect): Outline {
  const edge = (side: Side, length: number) => {
    const count = Math.max(2, Math.round(length / STEP))
    if (!sides.includes(side)) return [0, 0]
    return unevenness(count, seed * 4 + order.indexOf(side)).map((share) => share * Math.min(depth, length))
  }
  const [right, bottom] = [x + w, y + h]
  const along = (values: readonly number[], at: (share: number, inward: number) => Point) =>
    values.map((inward, index) => at(index / (values.length - 1), inward))
  return [
    polygon([
      ...along(edge('top', w), (share, inward) => [x + share * w, y + inward]),
      ...along(edge('right', h), (share, inward) => [right - inward, y + share * h]),
      ...along(edge('bottom', w), (share, inward) => [right - share * w, bottom - inward]),
      ...along(edge('left', h), (share, inward) => [x + inward, bottom - share * h]),
    ]),
  ]
}

const order: readonly Side[] = ['top', 'right', 'bottom', 'left']
