import { z } from 'zod'

import { type FilmMediaLayer, MediaLayer } from './media.ts'
import { type FilmShape, ShapeLayer } from './shape.ts'
import { type FilmText, TextLayer } from './text.ts'

/** Every kind of layer a template can hold. To add one: a file here, a line in each list below. */
export const TemplateLayer = z.discriminatedUnion('kind', [TextLayer, MediaLayer, ShapeLayer])
export type TemplateLayer = z.infer<typeof TemplateLayer>
export type LayerKind = TemplateLayer['kind']

export type FilmLayer = FilmText | FilmMediaLayer | FilmShape
