import { drawAsOne, type TransitionDrawing } from './transition.ts'

export const fade: TransitionDrawing<'fade'> = (_transition, change) => {
  change.drawLeaving(change.surface, 1)
  drawAsOne(change, change.drawComing, change.progress)
}
