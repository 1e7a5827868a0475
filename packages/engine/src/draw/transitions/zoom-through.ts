import { ease, type Rect } from '@clipmint/film'

import { layOutline, type Outline } from '../outline.ts'
import { grown } from '../paint.ts'
import { boxOutline, holeOutline } from './hole.ts'
import type { Change, TransitionDrawing, TransitionOf } from './transition.ts'

/** A hole at a mere point opens to this share of the shorter side; it is open after this share of the way. */
const POINT_HOLE = 0.1
const OPEN_AFTER = 0.25

/** The leaving scene comes ever nearer until its hole is wider than the frame; the coming one lies behind it. */
export const zoomThrough: TransitionDrawing<'zoom-through'> = (transition, change) => {
  const { surface, stage } = change
  const { width, height } = stage.film
  const gone = ease(transition.easing, change.progress)
  const place = holeOf(transition, change)
  const middle = { x: place.x + place.w / 2, y: place.y + place.h / 2 }
  const least = transition.hole === 'circle' ? Math.min(place.w, place.h) / Math.hypot(width, height) : 0
  const most =
    transition.hole === 'circle' ? 1.02 / least : 1.02 * Math.max(width / place.w, height / place.h)
  // As a camera at an even speed sees it: every moment nearer by the same share.
  const zoom = most ** gone
  surface.save()
  const near = 1.16 - 0.16 * gone
  surface.translate((width / 2) * (1 - near), (height / 2) * (1 - near))
  surface.scale(near, near)
  change.drawComing(surface, 0)
  surface.restore()
  if (gone >= 1) return
  surface.save()
  surface.translate(middle.x + (width / 2 - middle.x) * gone, middle.y + (height / 2 - middle.y) * gone)
  surface.scale(zoom, zoom)
  surface.translate(-middle.x, -middle.y)
  const open = Math.min(1, gone / OPEN_AFTER)
  if (open > 0) {
    const around = boxOutline(grown({ x: 0, y: 0, w: width, h: height }, Math.max(width, height)))
    layOutline(surface, [...around, ...opened(transition.hole, place, open)])
    surface.clip('evenodd')
  }
  change.drawLeaving(surface, 0)
  surface.restore()
}

function holeOf({ through, at }: TransitionOf<'zoom-through'>, { leaving, stage }: Change): Rect {
  const layer = leaving.layers.find(({ id }) => id === through)
  if (layer) return layer.box
  const { width, height } = stage.film
  const size = Math.min(width, height) * POINT_HOLE
  return { x: at.x * width - size / 2, y: at.y * height - size / 2, w: size, h: size }
}

function opened(hole: 'circle' | 'box', { x, y, w, h }: Rect, open: number): Outline {
  const middle = { x: x + w / 2, y: y + h / 2 }
  if (hole === 'circle') return holeOutline('circle', middle, (Math.min(w, h) / 2) * open)
  return boxOutline({ x: middle.x - (w / 2) * open, y: middle.y - (h / 2) * open, w: w * open, h: h * open })
}
