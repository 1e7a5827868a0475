import type { Rect } from '@clipmint/film'

import { type CutForm, cutOutline } from '../cuts/index.ts'
import type { FormDrawing } from './form.ts'

/** Forms that frames have too: their outlines lie in `cuts`. */
export const cut = {
  as: 'outline',
  outline: (form: CutForm, box: Rect) => cutOutline(form, box),
} as const satisfies FormDrawing<CutForm['form']>
