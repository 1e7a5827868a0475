import { ellipse, layOutline, type Point } from '../outline.ts'
import { parsePath } from '../shapes/svg-path.ts'
import { fillFlat, fillLit, part, type Thing } from './thing.ts'

/** A cup on a saucer. */
export const cup: Thing = (surface, place, tones) => {
  const on = ([x, y]: Point): Point => [place.x + (x / 100) * place.w, place.y + (y / 100) * place.h]
  fillFlat(surface, ellipse(part(place, [0.08, 0.86, 0.84, 0.14])), tones.deep)
  fillFlat(surface, ellipse(part(place, [0.08, 0.845, 0.84, 0.135])), tones.label)
  surface.strokeStyle = tones.deep
  surface.lineWidth = place.w * 0.055
  layOutline(surface, parsePath('M74 54 C94 52 94 80 70 80', on))
  surface.stroke()
  const body = part(place, [0.2, 0.44, 0.58, 0.5])
  fillLit(surface, parsePath('M20 46 H78 C78 76 68 94 58 94 H40 C30 94 20 76 20 46 Z', on), body, tones)
  fillFlat(surface, ellipse(part(place, [0.2, 0.4, 0.58, 0.12])), tones.light)
  fillFlat(surface, ellipse(part(place, [0.235, 0.418, 0.51, 0.088])), tones.dark)
  surface.strokeStyle = 'rgba(255,255,255,0.6)'
  surface.lineWidth = place.w * 0.02
  surface.lineCap = 'round'
  layOutline(surface, parsePath('M42 34 C36 26 48 22 42 12 M56 34 C50 26 62 22 56 12', on))
  surface.stroke()
}
