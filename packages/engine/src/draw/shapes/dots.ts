import type { Rect, ShapeForm } from '@clipmint/film'

import { ellipse, type Outline } from '../outline.ts'
import type { FormDrawing } from './form.ts'

type Dots = Extract<ShapeForm, { form: 'dots' }>

/** Rows are shifted by half a step, as in print. */
export const dots: FormDrawing<'dots'> = {
  as: 'outline',
  outline: (form, box) => {
    const outline: Outline = []
    const rowStep = form.step * 0.866
    for (let row = 0; row * rowStep <= box.h + 0.01; row += 1) {
      const shift = row % 2 === 0 ? 0 : form.step / 2
      for (let along = shift; along <= box.w + 0.01; along += form.step) {
        const size = form.size * sizeShare(form, along / box.w, (row * rowStep) / box.h)
        if (size < 0.6) continue
        const at: Rect = {
          x: box.x + along - size / 2,
          y: box.y + row * rowStep - size / 2,
          w: size,
          h: size,
        }
        outline.push(...ellipse(at))
      }
    }
    return outline
  },
}

function sizeShare({ fade }: Dots, alongX: number, alongY: number): number {
  switch (fade) {
    case 'none':
      return 1
    case 'left':
      return alongX
    case 'right':
      return 1 - alongX
    case 'top':
      return alongY
    case 'bottom':
      return 1 - alongY
  }
}
