import { type Point, polygon } from '../outline.ts'
import type { FormDrawing } from './form.ts'

/** Rows of a zigzag line from edge to edge; one row lies in the middle of its box. */
export const zigzag: FormDrawing<'zigzag'> = {
  as: 'outline',
  outline: ({ step, rows }, { x, y, w, h }) => {
    const rowHeight = h / rows
    const rise = Math.min(step / 2, rowHeight / 2)
    const teeth = Math.max(1, Math.round(w / (step / 2)))
    return Array.from({ length: rows }, (_, row) => {
      const middle = y + (row + 0.5) * rowHeight
      const points = Array.from({ length: teeth + 1 }, (__, tooth): Point => [
        x + (tooth * w) / teeth,
        middle + (tooth % 2 === 0 ? rise / 2 : -rise / 2),
      ])
      return polygon(points, false)
    })
  },
  open: ({ step }) => ({ width: Math.max(3, step * 0.14) }),
}
