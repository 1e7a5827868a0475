import { z } from 'zod'

import { ColorRole, type FilmPaint, Gradient, Tint } from '../color.ts'
import { Easing } from '../easing.ts'
import { Box, type FilmLayerBase, layerFields, layoutOf } from './fields.ts'
import type { FilmMediaLayer } from './media.ts'

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

/** Which of the words: a line, a word, or the first number with its unit. */
const TextPart = z.enum(['all', 'first-line', 'last-line', 'first-word', 'last-word', 'number'])

/** A line drawn to the words once they stand: under them, through them, around them or as a marker behind them. */
export const TextMark = z.object({
  style: z.enum(['underline', 'wavy', 'marker', 'strike', 'ring']),
  tint: Tint,
  part: TextPart.default('all'),
  /** Of the line, in em; a marker's is its height. Null for what suits the style. */
  width: z.number().min(0.02).max(1.4).nullable().default(null),
  delayMs: z.number().min(0).default(500),
  durationMs: z.number().min(0).default(450),
  easing: Easing.default('in-out-cubic'),
})
export type TextMark = z.infer<typeof TextMark>

/**
 * The first number in the words runs like a meter's: its digits whirl by too fast to be read and come to rest on it, so
 * that no other number, which would be another price, is ever shown.
 */
export const TextCount = z.object({
  delayMs: z.number().min(0).default(200),
  durationMs: z.number().positive().default(900),
  easing: Easing.default('out-quart'),
})
export type TextCount = z.infer<typeof TextCount>

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
  /** A line around the letters, under their fill; `width` in em is how far it stands out. */
  outline: z
    .object({ tint: Tint, width: z.number().positive().max(0.25) })
    .nullable()
    .default(null),
  /** A shadow of the letters: hard without blur. Lengths in em. */
  shadow: z
    .object({ x: z.number(), y: z.number(), blur: z.number().min(0).default(0), tint: Tint })
    .nullable()
    .default(null),
  /** A gradient in place of `color`, over the whole text or each line; dropped where a stop would not read on `on`. */
  fill: z
    .object({ gradient: Gradient, over: z.enum(['text', 'line']).default('text') })
    .nullable()
    .default(null),
  mark: TextMark.nullable().default(null),
  count: TextCount.nullable().default(null),
  /** The colour that the animation `sing` gives to words, as in karaoke. */
  highlight: ColorRole.nullable().default(null),
  /** Id of a media layer of the same scene that shows inside the letters, and only there. */
  picture: z.string().nullable().default(null),
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
  outline: { color: string; width: number } | null
  shadow: { x: number; y: number; blur: number; color: string } | null
  fill: { paint: FilmPaint; over: 'text' | 'line' } | null
  mark: (Omit<TextMark, 'tint'> & { color: string }) | null
  count: TextCount | null
  /** As `#rrggbb`. */
  highlight: string | null
  /** What shows inside the letters, laid out as if it were drawn by itself. */
  picture: FilmMediaLayer | null
  /** The ground the colour was chosen for, as `#rrggbb`. */
  ground: string
}
