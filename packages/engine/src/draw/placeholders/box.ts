import { type Point, polygon } from '../outline.ts'
import { fillFlat, type Thing } from './thing.ts'

/** A gift box seen from its corner, with a ribbon. */
export const box: Thing = (surface, place, tones) => {
  const face = (points: readonly (readonly [number, number])[], color: string) =>
    fillFlat(
      surface,
      [polygon(points.map(([x, y]): Point => [place.x + x * place.w, place.y + y * place.h]))],
      color,
    )
  face(
    [
      [0.08, 0.4],
      [0.5, 0.54],
      [0.5, 1],
      [0.08, 0.84],
    ],
    tones.main,
  )
  face(
    [
      [0.92, 0.4],
      [0.5, 0.54],
      [0.5, 1],
      [0.92, 0.84],
    ],
    tones.deep,
  )
  face(
    [
      [0.5, 0.26],
      [0.92, 0.4],
      [0.5, 0.54],
      [0.08, 0.4],
    ],
    tones.light,
  )
  face(
    [
      [0.24, 0.453],
      [0.34, 0.487],
      [0.34, 0.94],
      [0.24, 0.902],
    ],
    tones.label,
  )
  face(
    [
      [0.76, 0.453],
      [0.66, 0.487],
      [0.66, 0.94],
      [0.76, 0.902],
    ],
    tones.table,
  )
  face(
    [
      [0.66, 0.313],
      [0.76, 0.347],
      [0.34, 0.487],
      [0.24, 0.453],
    ],
    '#ffffff',
  )
  face(
    [
      [0.34, 0.313],
      [0.24, 0.347],
      [0.66, 0.487],
      [0.76, 0.453],
    ],
    tones.label,
  )
  face(
    [
      [0.5, 0.39],
      [0.3, 0.2],
      [0.24, 0.34],
    ],
    tones.label,
  )
  face(
    [
      [0.5, 0.39],
      [0.7, 0.2],
      [0.76, 0.34],
    ],
    '#ffffff',
  )
}
