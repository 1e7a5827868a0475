import type { TransitionDrawing } from './transition.ts'

/** The light is full a third of the way through: behind it the scenes change. */
const FULL_AT = 0.34

export const flash: TransitionDrawing<'flash'> = ({ color }, { surface, stage, progress, ...scenes }) => {
  const rising = progress < FULL_AT
  if (rising) scenes.drawLeaving(surface, 0)
  else scenes.drawComing(surface, 0)
  const light = rising ? progress / FULL_AT : 1 - (progress - FULL_AT) / (1 - FULL_AT)
  surface.globalAlpha = light * light * (3 - 2 * light)
  surface.fillStyle = color
  surface.fillRect(0, 0, stage.film.width, stage.film.height)
  surface.globalAlpha = 1
}
