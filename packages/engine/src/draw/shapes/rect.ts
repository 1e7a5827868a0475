import { roundedRect } from '../outline.ts'
import type { FormDrawing } from './form.ts'

export const rect: FormDrawing<'rect'> = {
  as: 'outline',
  outline: ({ radius }, box) => roundedRect(box, radius),
}
