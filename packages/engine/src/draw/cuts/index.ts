import type { Rect, ShapeForm } from '@clipmint/film'

import { type Outline, roundedRect } from '../outline.ts'
import { circle, filmCell, scallop, stamp, ticket } from './bitten.ts'
import { arch, blob, brush, heart } from './soft.ts'
import { torn } from './torn.ts'

type CutKind =
  | 'circle'
  | 'pill'
  | 'arch'
  | 'heart'
  | 'blob'
  | 'torn'
  | 'stamp'
  | 'film-cell'
  | 'ticket'
  | 'brush'
  | 'scallop'

/** Forms that shapes and the frames of pictures share. */
export type CutForm = Extract<ShapeForm, { form: CutKind }>

/** How each cut form is laid into a box. To add one: its case in film's `cut-form.ts`, a line here and in `shapes`. */
const cuts: { [Kind in CutKind]: (form: Extract<ShapeForm, { form: Kind }>, box: Rect) => Outline } = {
  circle: (_form, box) => circle(box),
  pill: (_form, box) => roundedRect(box, Math.min(box.w, box.h) / 2),
  arch: (_form, box) => arch(box),
  heart: (_form, box) => heart(box),
  blob,
  torn,
  stamp,
  'film-cell': filmCell,
  ticket,
  brush,
  scallop,
}

/** The outline of a cut form; where it has holes, fill and clip it with the even-odd rule. */
export function cutOutline(form: CutForm, box: Rect): Outline {
  return cuts[form.form](form as never, box)
}
