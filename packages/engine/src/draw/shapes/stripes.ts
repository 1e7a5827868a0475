import { polygon } from '../outline.ts'
import { toRadians } from '../paint.ts'
import type { FormDrawing } from './form.ts'

/** Bands half a step wide, a step apart, running along `angle`. */
export const stripes: FormDrawing<'stripes'> = {
  as: 'outline',
  outline: ({ step, angle }, { x, y, w, h }) => {
    const radians = toRadians(angle)
    const along = [Math.cos(radians), Math.sin(radians)] as const
    const [cx, cy] = [x + w / 2, y + h / 2]
    const reach = Math.hypot(w, h) / 2
    const count = Math.ceil(reach / step)
    const at = (a: number, across: number) =>
      [cx + along[0] * a - along[1] * across, cy + along[1] * a + along[0] * across] as const
    return Array.from({ length: count * 2 + 1 }, (_, index) => {
      const across = (index - count) * step
      return polygon([
        at(-reach, across - step / 4),
        at(reach, across - step / 4),
        at(reach, across + step / 4),
        at(-reach, across + step / 4),
      ])
    })
  },
  clipped: true,
}
