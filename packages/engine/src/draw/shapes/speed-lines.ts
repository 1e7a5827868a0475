import { createRandom } from '@clipmint/kit'

import { polygon } from '../outline.ts'
import type { FormDrawing } from './form.ts'

/** Tapering strokes, thick where the thing is and thin where it came from. */
export const speedLines: FormDrawing<'speed-lines'> = {
  as: 'outline',
  outline: ({ count }, { x, y, w, h }) => {
    const random = createRandom(count * 7919)
    const rowHeight = h / count
    return Array.from({ length: count }, (_, row) => {
      const length = w * (0.5 + 0.5 * random())
      const end = x + w - (w - length) * random() * 0.5
      const middle = y + (row + 0.5) * rowHeight
      const half = rowHeight * (0.16 + 0.14 * random())
      return polygon([
        [end - length, middle],
        [end, middle - half],
        [end, middle + half],
      ])
    })
  },
}
