import { z } from 'zod'

import { type FilmPaint, Paint, Tint } from '../color.ts'
import { cutForms } from './cut-form.ts'
import { Box, type FilmLayerBase, layerFields, layoutOf } from './fields.ts'

/** What can drift through a box; each has its own size, fall and turn. */
export const ParticleKind = z.enum([
  'confetti',
  'snow',
  'petals',
  'leaves',
  'sparkle',
  'bokeh',
  'bubbles',
  'hearts',
  'stars',
  'dust',
])
export type ParticleKind = z.infer<typeof ParticleKind>

const Point = z.tuple([z.number(), z.number()])

/**
 * The forms the engine draws. Points and paths are in shares of the box (0 to 1, may go past it), counts and widths in
 * pixels of the frame.
 */
export const ShapeForm = z.discriminatedUnion('form', [
  z.object({ form: z.literal('rect'), radius: z.number().min(0).default(0) }),
  z.object({ form: z.literal('ellipse') }),
  z.object({ form: z.literal('polygon'), points: z.array(Point).min(3) }),
  /** An SVG path on a square of 100 × 100 laid over the box. */
  z.object({ form: z.literal('path'), d: z.string().min(2) }),
  z.object({ form: z.literal('line'), from: Point, to: Point }),
  /** A star of many spikes; `depth` is how deep the notches go, 0 to 1. */
  z.object({
    form: z.literal('burst'),
    spikes: z.number().int().min(5).max(60),
    depth: z.number().min(0.02).max(0.9),
  }),
  /** Sun rays around the middle. */
  z.object({ form: z.literal('rays'), count: z.number().int().min(4).max(60) }),
  /** A grid of dots that shrink towards `fade`. */
  z.object({
    form: z.literal('dots'),
    step: z.number().min(8),
    size: z.number().min(1),
    fade: z.enum(['none', 'left', 'right', 'top', 'bottom']).default('none'),
  }),
  z.object({ form: z.literal('zigzag'), step: z.number().min(8), rows: z.number().int().min(1).max(60) }),
  z.object({ form: z.literal('stripes'), step: z.number().min(4), angle: z.number() }),
  /** A grain like paper's, the same on every run. */
  z.object({ form: z.literal('grain'), amount: z.number().min(0).max(1) }),
  /** A blade of light across the box at `angle` degrees. */
  z.object({ form: z.literal('blade'), angle: z.number(), width: z.number().min(1) }),
  /** Lines of speed behind something moving right. */
  z.object({ form: z.literal('speed-lines'), count: z.number().int().min(1).max(9) }),
  /**
   * Small things adrift through the box for the whole scene, each in one of the fill's tints (the stops of a gradient
   * are the tints). `burst` throws them up once from the foot of the box, and they fall out of it.
   */
  z.object({
    form: z.literal('particles'),
    of: ParticleKind,
    emit: z.enum(['drift', 'burst']).default('drift'),
    count: z.number().int().min(1).max(160).default(48),
    /** Of an ordinary one, in pixels. */
    size: z.number().min(2).max(400).default(30),
    speed: z.number().min(0).max(4).default(1),
    seed: z.number().int().min(0).default(1),
  }),
  ...cutForms,
])
export type ShapeForm = z.infer<typeof ShapeForm>

export const ShapeLayer = z.object({
  ...layerFields,
  kind: z.literal('shape'),
  shape: ShapeForm,
  fill: Paint.nullable().default(null),
  stroke: z
    .object({ paint: Tint, width: z.number().positive(), dash: z.array(z.number()).default([]) })
    .nullable()
    .default(null),
  shadow: z
    .object({ x: z.number(), y: z.number(), blur: z.number().min(0), tint: Tint })
    .nullable()
    .default(null),
  glow: z.object({ tint: Tint, blur: z.number().positive() }).nullable().default(null),
  /** How soft its edges are, in pixels: drawn once, whatever the softness costs. */
  blur: z.number().min(0).max(400).default(0),
  /** Id of the text of its scene that it was drawn for: without words it is not drawn either. */
  holds: z.string().nullable().default(null),
  layout: layoutOf(
    Box.extend({
      /** Another form in this ratio, where the same one would not do. */
      shape: ShapeForm.optional(),
    }),
  ),
})
export type ShapeLayer = z.infer<typeof ShapeLayer>

export type FilmShape = FilmLayerBase & {
  kind: 'shape'
  shape: ShapeForm
  fill: FilmPaint | null
  stroke: { color: FilmPaint; width: number; dash: number[] } | null
  shadow: { x: number; y: number; blur: number; color: string } | null
  glow: { color: string; blur: number } | null
  blur: number
}
