import { z } from 'zod'

import { type FilmPaint, Paint, Tint } from '../color.ts'
import { PlaceholderThing } from '../placeholders/trades.ts'
import { cutForms } from './cut-form.ts'
import { BlendMode, Box, type FilmLayerBase, layerFields, layoutOf } from './fields.ts'

const LocalizedText = z.object({ ko: z.string(), en: z.string() })

export const MediaRole = z.enum(['hero', 'detail', 'use', 'background'])
export type MediaRole = z.infer<typeof MediaRole>

/** The outline of a picture: a rectangle, an ellipse, a hanging tag with a hole, a polygon in shares of the box, a cut form. */
export const MediaFrame = z.discriminatedUnion('form', [
  z.object({ form: z.literal('rect'), radius: z.number().min(0).default(0) }),
  z.object({ form: z.literal('ellipse') }),
  z.object({ form: z.literal('tag'), radius: z.number().min(0).default(24) }),
  z.object({ form: z.literal('polygon'), points: z.array(z.tuple([z.number(), z.number()])).min(3) }),
  /** An SVG path on a square of 100 × 100 laid over the box. */
  z.object({ form: z.literal('path'), d: z.string().min(2) }),
  ...cutForms,
])
export type MediaFrame = z.infer<typeof MediaFrame>

/** What a clip does that is over before its scene is: it begins again, or stays at its last frame. */
export const ClipEnd = z.enum(['loop', 'freeze'])
export type ClipEnd = z.infer<typeof ClipEnd>

/** How a clip plays in its place. */
export const ClipPlay = z.object({
  /** Times as fast as it was filmed. At any speed but 1 its own sound is left out. */
  speed: z.number().min(0.5).max(2).default(1),
  end: ClipEnd.default('loop'),
})
export type ClipPlay = z.infer<typeof ClipPlay>

/** As fast as it was filmed, and round again. */
export const plainPlay: ClipPlay = { speed: 1, end: 'loop' }

export const MediaLayer = z.object({
  ...layerFields,
  kind: z.literal('media'),
  slot: z.object({
    label: LocalizedText,
    role: MediaRole,
    accept: z.array(z.enum(['image', 'video'])).default(['image', 'video']),
    required: z.boolean().default(true),
    /** Slots with the same share show the same picture, unless that would leave a file unused or repeat one scene after scene. */
    same: z.string().nullable().default(null),
    /** What is drawn while there is no picture, where it should be something other than its turn among the trade's things. */
    shows: PlaceholderThing.optional(),
  }),
  frame: MediaFrame.default({ form: 'rect', radius: 0 }),
  /** `cover` fills the place around the focal point; `contain` shows all of it on `ground`; `auto` covers unless that would cut or blow up the picture too much. */
  fit: z.enum(['cover', 'contain', 'auto']).default('cover'),
  clip: ClipPlay.default(plainPlay),
  /** What shows around a contained picture and under a transparent one. */
  ground: Paint.default('paper'),
  /**
   * Shows the thing in the picture without its ground, standing on the foot of its box with a shadow under it: a
   * transparent picture as it is, a photograph's cut-out. Any other, and any clip, is a card with
   * round corners instead. `frame`, `ground`, `border` and `veil` are then not used.
   */
  cutout: z
    .object({
      /** The shadow where the thing touches the floor. */
      contact: Tint.default('ink/0.4'),
      /** The white edge of a sticker, in pixels. */
      edge: z
        .object({ width: z.number().positive().max(60), tint: Tint })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  /** A card edge around the picture, in pixels. */
  border: z.object({ width: z.number().positive(), paint: Tint }).nullable().default(null),
  shadow: z
    .object({ x: z.number(), y: z.number(), blur: z.number().min(0), tint: Tint })
    .nullable()
    .default(null),
  /** Movement of the picture inside its frame (push-in, drift); `motion` moves frame and all. */
  inner: z
    .object({
      pushIn: z.number().default(0.05),
      driftX: z.number().default(0),
      driftY: z.number().default(0),
    })
    .default({
      pushIn: 0.05,
      driftX: 0,
      driftY: 0,
    }),
  /** Paint over the picture, inside its frame: a scrim, a melt into the ground, a tint. */
  veil: z
    .array(
      z.object({
        paint: Paint,
        blend: BlendMode.default('normal'),
      }),
    )
    .default([]),
  layout: layoutOf(
    Box.extend({
      /** Another outline in this ratio, where the same one would not do. */
      frame: MediaFrame.optional(),
    }),
  ),
})
export type MediaLayer = z.infer<typeof MediaLayer>

/** A thing that stands in for a picture: the wall behind it, its own colour, and that of its smaller parts. */
export type Placeholder = { thing: PlaceholderThing; back: string; front: string; accent: string }

/** A picture or clip as the film shows it. `mediaKey` names an entry of the film's media; null draws a placeholder. */
export type FilmMediaLayer = FilmLayerBase & {
  kind: 'media'
  slotId: string
  mediaKey: string | null
  role: MediaRole
  frame: MediaFrame
  fit: 'cover' | 'contain' | 'auto'
  ground: FilmPaint
  border: { width: number; color: FilmPaint } | null
  cutout: { contact: string; edge: { width: number; color: string } | null } | null
  /** Id of the text whose letters show it; it is then not drawn by itself. */
  inText: string | null
  shadow: { x: number; y: number; blur: number; color: string } | null
  inner: { pushIn: number; driftX: number; driftY: number }
  veil: { paint: FilmPaint; blend: BlendMode }[]
  /** What is drawn while there is no picture, and in which colours. */
  placeholder: Placeholder
}
