import { ease } from '@clipmint/film'

import type { Surface } from '../../surface.ts'
import { type Change, drawAsOne, type TransitionDrawing } from './transition.ts'

/** Through the leaving scene and into the coming one: both come nearer, the nearer one melts. */
export const zoom: TransitionDrawing<'zoom'> = ({ easing }, change) => {
  const gone = ease(easing, change.progress)
  const { surface } = change
  surface.save()
  zoomIn(surface, change, 1.22 - 0.22 * gone)
  change.drawComing(surface, 1)
  surface.restore()
  if (gone >= 1) return
  surface.save()
  zoomIn(surface, change, 1 + 1.4 * gone * gone)
  drawAsOne(change, change.drawLeaving, 1 - gone)
  surface.restore()
}

function zoomIn(surface: Surface, { stage }: Change, by: number): void {
  const { width, height } = stage.film
  surface.translate((width / 2) * (1 - by), (height / 2) * (1 - by))
  surface.scale(by, by)
}
