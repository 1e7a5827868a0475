import { layOutline, type Point, polygon, roundedRect } from '../outline.ts'
import { parsePath } from '../shapes/svg-path.ts'
import { fillFlat, fillLit, part, type Thing } from './thing.ts'

/** A shopping bag with cord handles and a round mark. */
export const bag: Thing = (surface, place, tones) => {
  const on = ([x, y]: Point): Point => [place.x + (x / 100) * place.w, place.y + (y / 100) * place.h]
  surface.strokeStyle = tones.dark
  surface.lineWidth = place.w * 0.022
  surface.lineCap = 'round'
  layOutline(surface, parsePath('M36 34 C36 6 64 6 64 34', on))
  surface.stroke()
  const body = part(place, [0.18, 0.3, 0.64, 0.7])
  fillLit(
    surface,
    [
      polygon(
        (
          [
            [18, 30],
            [82, 30],
            [86, 100],
            [14, 100],
          ] as const
        ).map(on),
      ),
    ],
    body,
    tones,
  )
  fillFlat(
    surface,
    [
      polygon(
        (
          [
            [82, 30],
            [86, 100],
            [73, 100],
            [72, 30],
          ] as const
        ).map(on),
      ),
    ],
    'rgba(0,0,0,0.12)',
  )
  const mark = part(place, [0.37, 0.52, 0.24, 0.24])
  fillFlat(surface, roundedRect(mark, mark.w / 2), tones.label)
  fillFlat(surface, roundedRect(part(place, [0.43, 0.58, 0.12, 0.12]), 999), tones.main)
}
