import { polygon as polygonStroke } from '../outline.ts'
import type { FormDrawing } from './form.ts'

export const polygon: FormDrawing<'polygon'> = {
  as: 'outline',
  outline: ({ points }, { x, y, w, h }) => [
    polygonStroke(points.map(([px, py]) => [x + px * w, y + py * h])),
  ],
}
