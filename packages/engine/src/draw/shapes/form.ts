import type { FilmShape, Rect, ShapeForm } from '@clipmint/film'

import type { Stage } from '../../stage.ts'
import type { Surface } from '../../surface.ts'
import type { Outline } from '../outline.ts'
import type { Painting } from '../painting.ts'

type FormOf<Kind extends ShapeForm['form']> = Extract<ShapeForm, { form: Kind }>

/**
 * How a form is drawn. Most are an outline, filled and stroked as the layer says; a few are light or texture and paint
 * themselves, or live. `open` forms have no inside: without a stroke their fill colours their line, `openWidth` of it wide.
 */
export type FormDrawing<Kind extends ShapeForm['form']> =
  | {
      as: 'outline'
      outline: (form: FormOf<Kind>, box: Rect) => Outline
      open?: (form: FormOf<Kind>, box: Rect) => { width: number }
      /** Lies over its whole box and no further. */
      clipped?: true
      /** Has holes: its inside is what the even-odd rule says. */
      pierced?: true
    }
  | {
      as: 'paint'
      paint: (surface: Surface, form: FormOf<Kind>, work: { layer: FilmShape; stage: Stage }) => void
    }
  | {
      /** Moves by itself: drawn anew in every frame, where the layer's pose has put the surface. */
      as: 'live'
      draw: (form: FormOf<Kind>, work: { layer: FilmShape; painting: Painting }) => void
    }
