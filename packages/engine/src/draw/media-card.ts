import type { FilmMediaLayer, MediaFrame, Rect } from '@clipmint/film'

import type { Surface } from '../surface.ts'
import { cutOutline } from './cuts/index.ts'
import { ellipse, layOutline, type Outline, type Point, polygon, roundedRect } from './outline.ts'
import { styleOf } from './paint.ts'
import { svgPath } from './shapes/path.ts'

/** A hanging tag is punched here: shares of its width from its upper edge, and of its width across. */
const HOLE = { down: 0.085, size: 0.062, cut: 0.15 }

/** The outline of a picture's frame; a tag has a hole, so fill and clip it with the even-odd rule. */
export function frameOutline(frame: MediaFrame, box: Rect): Outline {
  switch (frame.form) {
    case 'rect':
      return roundedRect(box, frame.radius)
    case 'ellipse':
      return ellipse(box)
    case 'polygon':
      return [polygon(frame.points.map(([px, py]): Point => [box.x + px * box.w, box.y + py * box.h]))]
    case 'tag':
      return [...tagBody(box, frame.radius), ...ellipse(holeOf(box))]
    case 'path':
      return svgPath(frame.d, box)
    default:
      return cutOutline(frame, box)
  }
}

function holeOf({ x, y, w }: Rect): Rect {
  const size = w * HOLE.size
  return { x: x + w / 2 - size / 2, y: y + w * HOLE.down - size / 2, w: size, h: size }
}

/** A card with its upper corners cut off and its lower ones round. */
function tagBody({ x, y, w, h }: Rect, radius: number): Outline {
  const cut = Math.min(w, h) * HOLE.cut
  const r = Math.min(radius, w / 4, h / 4)
  const k = r * 0.45
  const [right, bottom] = [x + w, y + h]
  return [
    {
      from: [x + cut, y],
      steps: [
        { to: [right - cut, y] },
        { to: [right, y + cut] },
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
        { to: [x, y + cut] },
      ],
      closed: true,
    },
  ]
}

/** What lies under the picture: its shadow, the ground it stands on, the string of a tag. */
export function paintUnder(surface: Surface, layer: FilmMediaLayer, scale: number): void {
  const { frame, box, shadow, ground } = layer
  const outline = frameOutline(frame, box)
  surface.save()
  if (shadow) {
    // Shadows ignore the transform, so these are in pixels of the surface.
    surface.shadowColor = shadow.color
    surface.shadowBlur = shadow.blur * scale
    surface.shadowOffsetX = shadow.x * scale
    surface.shadowOffsetY = shadow.y * scale
  }
  surface.fillStyle = styleOf(surface, ground, box)
  layOutline(surface, outline)
  surface.fill('evenodd')
  surface.restore()
}

/** The card's edge, inside its box; a tag's hole has a ring. */
export function paintBorder(surface: Surface, { frame, box, border }: FilmMediaLayer): void {
  if (!border) return
  const outline = frameOutline(frame, box)
  surface.save()
  layOutline(surface, outline)
  surface.clip('evenodd')
  surface.strokeStyle = styleOf(surface, border.color, box)
  surface.lineWidth = border.width * 2
  surface.lineJoin = frame.form === 'polygon' ? 'miter' : 'round'
  layOutline(surface, outline)
  surface.stroke()
  surface.restore()
}

/** How far a card's shadow may reach past its box. */
export function castsPast({ shadow }: FilmMediaLayer): number {
  return shadow ? Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) + shadow.blur * 1.5 + 2 : 0
}
