import { channelsOf, type FilmPaint, type Rect } from '@clipmint/film'
import { must } from '@clipmint/kit'

import type { Gradient, Surface } from '../surface.ts'

/** The fill style of a paint laid over a place: a gradient runs from edge to edge of it. */
export function styleOf(surface: Surface, paint: FilmPaint, { x, y, w, h }: Rect): string | Gradient {
  if (typeof paint === 'string') return paint
  const middle = { x: x + w / 2, y: y + h / 2 }
  const gradient =
    paint.type === 'radial'
      ? surface.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, Math.hypot(w, h) / 2)
      : linear(surface, paint.angle, middle, { w, h })
  for (const { at, color } of paint.stops) gradient.addColorStop(at, color)
  return gradient
}

/** As in CSS, the line of a gradient is as long as its colours need to reach the corners. */
function linear(
  surface: Surface,
  angle: number,
  middle: { x: number; y: number },
  { w, h }: { w: number; h: number },
): Gradient {
  const radians = toRadians(angle)
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const reach = (Math.abs(w * cos) + Math.abs(h * sin)) / 2
  return surface.createLinearGradient(
    middle.x - cos * reach,
    middle.y - sin * reach,
    middle.x + cos * reach,
    middle.y + sin * reach,
  )
}

/** A colour of the film (`#rrggbb` or `rgba(…)`) at a share of its opacity. */
export function withOpacity(color: string, share: number): string {
  const { rgb, opacity } = must(channelsOf(color), 'a colour of a film')
  return `rgba(${rgb.join(',')},${opacity * share})`
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** A rectangle grown by `by` on every side. */
export function grown({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }
}
