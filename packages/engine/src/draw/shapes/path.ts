import type { FormDrawing } from './form.ts'
import { parsePath } from './svg-path.ts'

export const path: FormDrawing<'path'> = {
  as: 'outline',
  outline: ({ d }, { x, y, w, h }) => parsePath(d, ([px, py]) => [x + (px / 100) * w, y + (py / 100) * h]),
}
