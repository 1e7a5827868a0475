import { ease } from '@clipmint/film'

import { clipTo } from '../pose.ts'
import { type TransitionDrawing, wholePixels } from './transition.ts'

const direction = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] } as const

export const push: TransitionDrawing<'push'> = ({ from, easing }, change) => {
  const { surface, stage } = change
  const { width, height } = stage.film
  const [dx, dy] = direction[from]
  const gone = ease(easing, change.progress)
  const along = (length: number) => wholePixels(stage, length * gone)
  const scenes = [
    { draw: change.drawLeaving, x: dx * along(width), y: dy * along(height) },
    { draw: change.drawComing, x: dx * (along(width) - width), y: dy * (along(height) - height) },
  ]
  for (const { draw, x, y } of scenes) {
    surface.save()
    surface.translate(x, y)
    clipTo(surface, { x: 0, y: 0, w: width, h: height })
    draw(surface, 0)
    surface.restore()
  }
}
