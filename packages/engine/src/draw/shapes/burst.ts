import { type Point, polygon } from '../outline.ts'
import type { FormDrawing } from './form.ts'

export const burst: FormDrawing<'burst'> = {
  as: 'outline',
  outline: ({ spikes, depth }, { x, y, w, h }) => {
    const points = Array.from({ length: spikes * 2 }, (_, index): Point => {
      const angle = (index * Math.PI) / spikes - Math.PI / 2
      const reach = index % 2 === 0 ? 1 : 1 - depth
      return [x + (w / 2) * (1 + Math.cos(angle) * reach), y + (h / 2) * (1 + Math.sin(angle) * reach)]
    })
    return [polygon(points)]
  },
}
