import { ease } from '@clipmint/film'

import { layRough } from './rough.ts'
import { laySwept } from './sweep.ts'
import type { TransitionDrawing } from './transition.ts'

export const wipe: TransitionDrawing<'wipe'> = ({ angle, edge, easing }, change) => {
  const { surface } = change
  const passed = ease(easing, change.progress)
  change.drawLeaving(surface, 0)
  surface.save()
  if (edge) layRough(change, angle, edge, passed)
  else laySwept(change, angle, -0.01, passed)
  surface.clip()
  change.drawComing(surface, 0)
  surface.restore()
}
