import { z } from 'zod'

import { LayerMotion } from '../animations/motion.ts'
import { ratios } from '../ratio.ts'

/** A place on the frame in pixels of the ratio's own canvas; `rotate` in degrees about its middle. */
export const Box = z.object({
  x: z.number(),
  y: z.number(),
  w: z.number().positive(),
  h: z.number().positive(),
  rotate: z.number().default(0),
})
export type Box = z.infer<typeof Box>

export const BlendMode = z.enum(['normal', 'multiply', 'screen', 'overlay'])
export type BlendMode = z.infer<typeof BlendMode>

/** One place for each ratio, laid out on purpose; `null` leaves the layer out of that ratio. */
export function layoutOf<Place extends z.ZodType>(place: Place) {
  return z.record(z.enum(ratios), z.nullable(place))
}

const stillMotion = { enter: [], idle: [], leave: [] }

/** What every layer of a template has. */
export const layerFields = {
  /** Unique in the template: a slot's id is its layer's. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  motion: LayerMotion.default(stillMotion),
  opacity: z.number().min(0).max(1).default(1),
  blend: BlendMode.default('normal'),
}

/** What every layer of a film has. */
export type FilmLayerBase = {
  id: string
  box: Box
  motion: LayerMotion
  opacity: number
  blend: BlendMode
}
