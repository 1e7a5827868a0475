import { z } from 'zod'

import { ColorRole, type FilmPaint, Tint } from '../color.ts'
import { Box, type FilmLayerBase, layerFields, layoutOf } from './common.ts'

/** What a text slot is for, which decides what may fill it. */
export const TextRole = z.enum(['headline', 'sub', 'price', 'cta', 'brand', 'name', 'tag'])
export type TextRole = z.infer<typeof TextRole>

const LocalizedText = z.object({ ko: z.string(), en: z.string() })

/** A text's place: its box, its size in pixels (the most it may be; it shrinks to fit, never under 60 %), its setting. */
const TextPlace = Box.extend({
  size: z.number().positive(),
  align: z.enum(['left', 'center', 'right']).default('left'),
  valign: z.enum(['top', 'middle', 'bottom']).default('top'),
  maxLines: z.number().int().min(1).max(6).default(2),
})

export const TextLayer = z.object({
  ...layerFields,
  kind: z.literal('text'),
  /** The words an owner may change; without it the text is the template's own (`words`). */
  slot: z
    .object({
      label: LocalizedText,
      role: TextRole,
      /** Longest text in code points: ko for Hangul, en for Latin scripts (en, id, vi). */
      maxChars: z.object({ ko: z.number().int().positive(), en: z.number().int().positive() }),
      required: z.boolean().default(false),
      /** What the store shows before an owner's words are known. */
      sample: LocalizedText,
    })
    .nullable()
    .default(null),
  /** The template's own words, by language of the site; only for texts without a slot. */
  words: LocalizedText.nullable().default(null),
  font: z.enum(['display', 'body']),
  /** Heavier or lighter than the font's own weight. */
  weight: z.number().min(100).max(900).nullable().default(null),
  color: ColorRole,
  /** What lies under the words, so that a recolouring stays readable: a role. */
  on: ColorRole,
  /** In em. */
  tracking: z.number().default(-0.03),
  /** Line height in em. */
  leading: z.number().default(1.14),
  /** Set top to bottom, columns from right to left; only for Hangul, others fall back to horizontal lines. */
  vertical: z.boolean().default(false),
  uppercase: z.boolean().default(false),
  /** A coloured ground behind each line or the whole text; lengths in em. */
  plate: z
    .object({
      paint: Tint,
      padX: z.number().default(0.5),
      padY: z.number().default(0.28),
      radius: z.number().default(0),
      per: z.enum(['line', 'block']).default('block'),
    })
    .nullable()
    .default(null),
  /** A glow in this tint around the letters; blur in em. */
  glow: z.object({ tint: Tint, blur: z.number().positive() }).nullable().default(null),
  layout: layoutOf(TextPlace),
})
export type TextLayer = z.infer<typeof TextLayer>

/** A text as the film shows it: words chosen, place and colours resolved. */
export type FilmText = FilmLayerBase & {
  kind: 'text'
  text: string
  family: string
  weight: number
  size: number
  align: 'left' | 'center' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  maxLines: number
  color: string
  tracking: number
  leading: number
  vertical: boolean
  plate: { paint: FilmPaint; padX: number; padY: number; radius: number; per: 'line' | 'block' } | null
  glow: { color: string; blur: number } | null
  /** The ground the colour was chosen for, as `#rrggbb`. */
  ground: string
}
