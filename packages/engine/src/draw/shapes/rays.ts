import { polygon } from '../outline.ts'
import type { FormDrawing } from './form.ts'

/** Rays reach the corners of the box, so that turning them shows no end inside it. */
export const rays: FormDrawing<'rays'> = {
  as: 'outline',
  outline: ({ count }, { x, y, w, h }) => {
    const [cx, cy] = [x + w / 2, y + h / 2]
    const reach = Math.hypot(w, h) / 2
    const half = Math.PI / count / 2
    return Array.from({ length: count }, (_, index) => {
      const angle = (index * 2 * Math.PI) / count - Math.PI / 2
      const end = (turn: number) =>
        [cx + Math.cos(angle + turn) * reach, cy + Math.sin(angle + turn) * reach] as const
      return polygon([[cx, cy], end(-half), end(half)])
    })
  },
  clipped: true,
}
