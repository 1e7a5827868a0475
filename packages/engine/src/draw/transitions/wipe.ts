import { ease } from '@clipmint/film'

import { laySwept } from './sweep.ts'
import type { TransitionDrawing } from './transition.ts'

export const wipe: TransitionDrawing<'wipe'> = ({ angle, easing }, change) => {
  const { surface } = change
  change.drawLeaving(surface, 0)
  surface.save()
  laySwept(change, angle, -0.01, ease(easing, change.progress))
  surface.clip()
  change.drawComing(surface, 0)
  surface.restore()
}
