import { z } from 'zod'

/** How freely an uneven edge is drawn: another number, another edge, the same on every run. */
const seed = z.number().int().min(0).default(1)

/**
 * Outlines that are cut rather than constructed, for shapes and for the frames of pictures alike. Lengths in pixels of
 * the frame, counts are numbers of parts.
 */
export const cutForms = [
  /** The largest circle inside the box. */
  z.object({ form: z.literal('circle') }),
  /** Its shorter side is round. */
  z.object({ form: z.literal('pill') }),
  /** A doorway: round above, straight below. */
  z.object({ form: z.literal('arch') }),
  z.object({ form: z.literal('heart') }),
  /** A soft, uneven drop. */
  z.object({ form: z.literal('blob'), seed }),
  /** Paper torn along the named sides; `depth` is how far a tear goes in. */
  z.object({
    form: z.literal('torn'),
    sides: z
      .array(z.enum(['left', 'right', 'top', 'bottom']))
      .min(1)
      .default(['bottom']),
    depth: z.number().min(2).max(120).default(26),
    seed,
  }),
  /** A postage stamp: half holes all around, one every two `tooth`. */
  z.object({ form: z.literal('stamp'), tooth: z.number().min(6).max(80).default(20) }),
  /** A cell of film: round holes (`hole` wide) along both long sides of the strip. */
  z.object({ form: z.literal('film-cell'), hole: z.number().min(8).max(80).default(26) }),
  /** A coupon: round corners and a half circle bitten out of two opposite sides, at `at` of the way. */
  z.object({
    form: z.literal('ticket'),
    notch: z.number().min(4).max(160).default(34),
    at: z.number().min(0.1).max(0.9).default(0.7),
    sides: z.enum(['left-right', 'top-bottom']).default('left-right'),
  }),
  /** Strokes of a broad brush from left to right; their ends are dry. */
  z.object({ form: z.literal('brush'), strokes: z.number().int().min(1).max(12).default(5), seed }),
  /** A badge whose edge is a row of round scallops. */
  z.object({ form: z.literal('scallop'), count: z.number().int().min(6).max(48).default(16) }),
] as const
