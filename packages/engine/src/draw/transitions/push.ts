import { ease } from '@clipmint/film'

import { clipTo } from '../pose.ts'
import type { TransitionDrawing } from './transition.ts'

const direction = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] } as const

export const push: TransitionDrawing<'push'> = ({ from, easing }, change) => {
  const { surface, stage } = change
  const { width, height } = stage.film
  const [dx, dy] = direction[from]
  const gone = ease(easing, change.progress)
  const scenes = [
    { draw: change.drawLeaving, share: gone },
    { draw: change.drawComing, share: gone - 1 },
  ]
  for (const { draw, share } of scenes) {
    surface.save()
    surface.translate(dx * width * share, dy * height * share)
    clipTo(surface, { x: 0, y: 0, w: width, h: height })
    draw(surface, 0)
    surface.restore()
  }
}
