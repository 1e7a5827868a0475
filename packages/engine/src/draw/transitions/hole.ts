import type { Film, Rect } from '@clipmint/film'

import { heart } from '../cuts/soft.ts'
import { ellipse, type Outline, type Point, polygon } from '../outline.ts'

export type HoleKind = 'circle' | 'box' | 'heart' | 'star'

/** A hole about a point, `reach` pixels from its middle to its edge; a star's notches lie at 0.45 of it. */
export function holeOutline(kind: HoleKind, { x, y }: { x: number; y: number }, reach: number): Outline {
  const box: Rect = { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach }
  switch (kind) {
    case 'circle':
      return ellipse(box)
    case 'box':
      return boxOutline(box)
    case 'heart':
      return heart(box)
    case 'star':
      return [
        polygon(
          Array.from({ length: 10 }, (_, index): Point => {
            const turn = (index * Math.PI) / 5 - Math.PI / 2
            const far = reach * (index % 2 === 0 ? 1 : 0.45)
            return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
          }),
        ),
      ]
  }
}

export function boxOutline({ x, y, w, h }: Rect): Outline {
  return [
    polygon([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]),
  ]
}

/** How much further than its nearest edge each hole must reach to leave nothing of the frame covered. */
const slack: Readonly<Record<HoleKind, number>> = { circle: 1.01, box: 1.01, heart: 2.7, star: 2.6 }

/** The reach at which a hole about a point has the whole frame inside. */
export function reachOverAll(kind: HoleKind, { x, y }: { x: number; y: number }, film: Film): number {
  const [dx, dy] = [Math.max(x, film.width - x), Math.max(y, film.height - y)]
  return slack[kind] * (kind === 'box' ? Math.max(dx, dy) : Math.hypot(dx, dy))
}
