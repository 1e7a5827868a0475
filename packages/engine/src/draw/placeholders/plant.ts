import { type Point, polygon } from '../outline.ts'
import { parsePath } from '../shapes/svg-path.ts'
import { fillFlat, fillLit, part, type Thing } from './thing.ts'

const leaf = 'M50 66 C44 44 46 24 50 6 C58 24 58 46 50 66 Z'

/** A plant in a pot: leaves fanned out about one root. */
export const plant: Thing = (surface, place, tones) => {
  const root: Point = [50, 66]
  const turned =
    (degrees: number, size: number) =>
    ([x, y]: Point): Point => {
      const angle = (degrees * Math.PI) / 180
      const [dx, dy] = [(x - root[0]) * size, (y - root[1]) * size]
      const [tx, ty] = [
        root[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
        root[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
      ]
      return [place.x + (tx / 100) * place.w, place.y + (ty / 100) * place.h]
    }
  for (const [degrees, size, color] of [
    [-58, 0.82, tones.deep],
    [56, 0.86, tones.deep],
    [-30, 0.96, tones.main],
    [32, 0.98, tones.main],
    [-4, 1.06, tones.light],
  ] as const) {
    fillFlat(surface, parsePath(leaf, turned(degrees, size)), color)
  }
  const at = turned(0, 1)
  const pot = part(place, [0.3, 0.64, 0.4, 0.36])
  const lit = { light: '#ffffff', main: tones.label, deep: tones.table }
  fillLit(
    surface,
    [
      polygon(
        (
          [
            [30, 66],
            [70, 66],
            [65, 100],
            [35, 100],
          ] as const
        ).map(at),
      ),
    ],
    pot,
    lit,
  )
  fillLit(
    surface,
    [
      polygon(
        (
          [
            [28, 62],
            [72, 62],
            [72, 70],
            [28, 70],
          ] as const
        ).map(at),
      ),
    ],
    pot,
    lit,
  )
}
