import type { Rect } from '@clipmint/film'

import type { Outline } from '../outline.ts'
import type { FormDrawing } from './form.ts'
import { parsePath } from './svg-path.ts'

export const path: FormDrawing<'path'> = { as: 'outline', outline: ({ d }, box) => svgPath(d, box) }

/** An SVG path on a square of 100 × 100, laid over a box. */
export function svgPath(d: string, { x, y, w, h }: Rect): Outline {
  return parsePath(d, ([px, py]) => [x + (px / 100) * w, y + (py / 100) * h])
}
