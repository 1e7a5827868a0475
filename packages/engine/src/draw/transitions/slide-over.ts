import { ease } from '@clipmint/film'

import { clipTo } from '../pose.ts'
import type { TransitionDrawing } from './transition.ts'

const direction = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const

/** How far the leaving scene draws back, how dark it becomes, how wide the shadow of the coming one is. */
const BACK = 0.06
const SHADE = 0.42
const SHADOW_PX = 70

export const slideOver: TransitionDrawing<'slide-over'> = ({ from, easing }, change) => {
  const { surface, stage } = change
  const { width, height } = stage.film
  const [dx, dy] = direction[from]
  const come = ease(easing, change.progress)
  surface.save()
  // The leaving scene gives way a little, as if the coming one pushed the air before it.
  const aside = 0.08 * come
  const near = 1 + BACK + aside - BACK * (1 - come)
  surface.translate(
    (width / 2) * (1 - near) - dx * width * aside * 0.5,
    (height / 2) * (1 - near) - dy * height * aside * 0.5,
  )
  surface.scale(near, near)
  change.drawLeaving(surface, 0)
  surface.restore()
  surface.fillStyle = `rgba(0,0,0,${SHADE * come})`
  surface.fillRect(0, 0, width, height)
  if (come <= 0) return
  surface.save()
  surface.translate(dx * width * (1 - come), dy * height * (1 - come))
  const edge = { x: dx > 0 ? -SHADOW_PX : dx < 0 ? width : 0, y: dy > 0 ? -SHADOW_PX : dy < 0 ? height : 0 }
  const size = { w: dx === 0 ? width : SHADOW_PX, h: dy === 0 ? height : SHADOW_PX }
  const [x0, y0] = [dx > 0 ? edge.x + size.w : edge.x, dy > 0 ? edge.y + size.h : edge.y]
  const shadow = surface.createLinearGradient(x0, y0, x0 - dx * SHADOW_PX, y0 - dy * SHADOW_PX)
  shadow.addColorStop(0, 'rgba(0,0,0,0.34)')
  shadow.addColorStop(1, 'rgba(0,0,0,0)')
  surface.fillStyle = shadow
  if (come < 1) surface.fillRect(edge.x, edge.y, size.w, size.h)
  clipTo(surface, { x: 0, y: 0, w: width, h: height })
  change.drawComing(surface, 0)
  surface.restore()
}
