import { z } from 'zod'

/**
 * Words that no video of a plan says, as they were written: the owner's, with the field they stand in, or a line that a
 * model wrote (`field` null) and the checker struck. Told by whoever left them out, as it did so; what is said elsewhere
 * already, and decoration beside words, is no loss and is not told.
 */
const words = {
  text: z.string(),
  field: z.enum(['name', 'info', 'price', 'review', 'promotion', 'place']).nullable(),
}

export const LeftOut = z.discriminatedUnion('reason', [
  /** No form of it fits: a scene holds `most` letters of one thought. */
  z.object({ ...words, reason: z.literal('too-long'), most: z.number().int() }),
  /**
   * The law forbids it, or asks for proof of it: the copy check's rule, why, and the same in words that break none, where
   * there are any.
   */
  z.object({
    ...words,
    reason: z.enum(['forbidden', 'unproven']),
    rule: z.string(),
    why: z.object({ ko: z.string(), en: z.string() }),
    rewrite: z.string().optional(),
  }),
  /** It brings a number, claim or name (`value`) that the owner's words do not hold. */
  z.object({ ...words, reason: z.literal('ungrounded'), value: z.string() }),
  z.object({
    ...words,
    reason: z.enum([
      /** An address or a telephone number. */
      'private',
      /** Without its signs or parentheses it would mean something else. */
      'signs',
      /** It stands in parentheses. */
      'remark',
      /** Pictures, signs or hashtags alone. */
      'no-words',
      /** A greeting, a notice, a warning: no reason to buy. */
      'no-reason',
      /** A word or two that say too little of anything. */
      'too-thin',
      /** No scene was left for it. */
      'no-room',
      /** It speaks to a machine. */
      'instruction',
    ]),
  }),
])
export type LeftOut = z.infer<typeof LeftOut>

/**
 * Why a plan has fewer scenarios than were asked for: little is said, or in another language than the videos'; what is said
 * opens no more of them differently; or too little of the others was left when the checker had read them.
 */
export const WhyFewer = z.enum(['little-said', 'other-language', 'alike', 'struck'])
export type WhyFewer = z.infer<typeof WhyFewer>
