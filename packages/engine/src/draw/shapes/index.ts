import type { ShapeForm } from '@clipmint/film'

import { blade } from './blade.ts'
import { burst } from './burst.ts'
import { cut } from './cut.ts'
import { dots } from './dots.ts'
import { ellipse } from './ellipse.ts'
import type { FormDrawing } from './form.ts'
import { grain } from './grain.ts'
import { line } from './line.ts'
import { particles } from './particles.ts'
import { path } from './path.ts'
import { polygon } from './polygon.ts'
import { rays } from './rays.ts'
import { rect } from './rect.ts'
import { speedLines } from './speed-lines.ts'
import { stripes } from './stripes.ts'
import { zigzag } from './zigzag.ts'

/** Every form the engine draws. To add one: a file beside this, a line here. */
const forms: { [Kind in ShapeForm['form']]: FormDrawing<Kind> } = {
  rect,
  ellipse,
  polygon,
  path,
  line,
  burst,
  rays,
  dots,
  zigzag,
  stripes,
  grain,
  blade,
  'speed-lines': speedLines,
  particles,
  circle: cut,
  pill: cut,
  arch: cut,
  heart: cut,
  blob: cut,
  torn: cut,
  stamp: cut,
  'film-cell': { ...cut, pierced: true },
  ticket: cut,
  brush: cut,
  scallop: cut,
}

/** How a form is drawn. The form handed to its drawing is always its own. */
export function drawingOf(form: ShapeForm): FormDrawing<ShapeForm['form']> {
  return forms[form.form] as FormDrawing<ShapeForm['form']>
}
