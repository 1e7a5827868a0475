import { ease } from '@clipmint/film'

import { toRadians } from '../paint.ts'
import { laySwept } from './sweep.ts'
import type { TransitionDrawing } from './transition.ts'

/** Halves meet past the middle by this share, so that no line of the coming scene shows before they part. */
const OVERLAP = 0.001

export const split: TransitionDrawing<'split'> = ({ angle, easing }, change) => {
  const { surface, stage } = change
  const { width, height } = stage.film
  const gone = ease(easing, change.progress)
  const radians = toRadians(angle)
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const reach = ((Math.abs(width * cos) + Math.abs(height * sin)) / 2) * gone * 1.02
  change.drawComing(surface, 0)
  for (const [side, from, to] of [
    [-1, -0.01, 0.5 + OVERLAP],
    [1, 0.5 - OVERLAP, 1.01],
  ] as const) {
    surface.save()
    surface.translate(cos * reach * side, sin * reach * side)
    laySwept(change, angle, from, to)
    surface.clip()
    change.drawLeaving(surface, 0)
    surface.restore()
  }
}
