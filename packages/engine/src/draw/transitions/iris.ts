import { ease } from '@clipmint/film'

import { layOutline } from '../outline.ts'
import { holeOutline, reachOverAll } from './hole.ts'
import type { TransitionDrawing } from './transition.ts'

export const iris: TransitionDrawing<'iris'> = ({ at, hole, easing }, change) => {
  const { surface, stage } = change
  const point = { x: at.x * stage.film.width, y: at.y * stage.film.height }
  const reach = reachOverAll(hole, point, stage.film) * ease(easing, change.progress)
  change.drawLeaving(surface, 0)
  if (reach < 0.5) return
  surface.save()
  layOutline(surface, holeOutline(hole, point, reach))
  surface.clip()
  change.drawComing(surface, 0)
  surface.restore()
}
