import { ease } from '@clipmint/film'

import { laySwept } from './sweep.ts'
import type { TransitionDrawing } from './transition.ts'

/** The block is as wide as the frame: for a moment it is all there is, and the scenes change behind it. */
export const block: TransitionDrawing<'block'> = ({ angle, easing, color }, change) => {
  const { surface } = change
  const front = ease(easing, change.progress) * 2
  const back = front - 1
  if (front < 1) change.drawLeaving(surface, 0)
  else {
    surface.save()
    laySwept(change, angle, -0.01, back)
    surface.clip()
    change.drawComing(surface, 0)
    surface.restore()
  }
  laySwept(change, angle, Math.max(-0.01, back), Math.min(1.01, front))
  surface.fillStyle = color
  surface.fill()
}
