import { polygon } from '../outline.ts'
import type { FormDrawing } from './form.ts'

export const line: FormDrawing<'line'> = {
  as: 'outline',
  outline: ({ from, to }, { x, y, w, h }) => [
    polygon(
      [
        [x + from[0] * w, y + from[1] * h],
        [x + to[0] * w, y + to[1] * h],
      ],
      false,
    ),
  ],
  open: () => ({ width: 4 }),
}
