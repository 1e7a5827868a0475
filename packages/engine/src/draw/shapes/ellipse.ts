import { ellipse as ellipseOutline } from '../outline.ts'
import type { FormDrawing } from './form.ts'

export const ellipse: FormDrawing<'ellipse'> = {
  as: 'outline',
  outline: (_form, box) => ellipseOutline(box),
}
