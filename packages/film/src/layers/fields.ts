import { z } from 'zod'

import { LayerMotion } from '../animations/motion.ts'
import { Tint } from '../color.ts'
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

export const BlendMode = z.enum([
  'normal',
  'multiply',
  'screen',
  'overlay',
  'soft-light',
  'darken',
  'lighten',
  'color-dodge',
])
export type BlendMode = z.infer<typeof BlendMode>

/** One place for each ratio, laid out on purpose; `null` leaves the layer out of that ratio. */
export function layoutOf<Place extends z.ZodType>(place: Place) {
  return z.record(z.enum(ratios), z.nullable(place))
}

/** A band of light that runs once, or every so often, over what the layer draws and over nothing else. */
export const Shine = z.object({
  tint: Tint.default('paper/0.7'),
  delayMs: z.number().min(0).default(700),
  durationMs: z.number().positive().default(800),
  /** From one run to the next; null for a single one. */
  everyMs: z.number().positive().nullable().default(null),
  /** How far the band leans, in degrees. */
  angle: z.number().min(-60).max(60).default(20),
  /** As a share of the layer's width. */
  width: z.number().min(0.02).max(1).default(0.3),
})
export type FilmShine = Omit<z.infer<typeof Shine>, 'tint'> & { color: string }

const stillMotion = { enter: [], idle: [], leave: [] }

/** What every layer of a template has. */
export const layerFields = {
  /** Unique in the template: a slot's id is its layer's. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  motion: LayerMotion.default(stillMotion),
  opacity: z.number().min(0).max(1).default(1),
  blend: BlendMode.default('normal'),
  shine: Shine.nullable().default(null),
}

/** What every layer of a film has. */
export type FilmLayerBase = {
  id: string
  box: Box
  motion: LayerMotion
  opacity: number
  blend: BlendMode
  shine: FilmShine | null
}
