import { z } from 'zod'

import { call } from './define.ts'
import { limits } from './limits.ts'

const Amount = z.union([z.number(), z.string().max(40)]).nullish()

/** What a checked line may speak of: whatever of it is known. Amounts as they are written, or in the smallest unit. */
const CheckedProduct = z.object({
  name: z.string().max(limits.checkedTextMax).nullish(),
  info: z.string().max(limits.checkedTextMax).nullish(),
  currency: z.string().max(10).nullish(),
  price: Amount,
  regularPrice: Amount,
  discountPrice: Amount,
})

const CopyFinding = z.object({
  rule: z.string(),
  /** Where, in UTF-16 units of the text given: from the first, up to and without the second. */
  span: z.tuple([z.number().int(), z.number().int()]),
  /** The law and what it asks, in plain words. */
  why: z.string(),
  /** The whole line in words that break no rule. */
  rewrite: z.string().optional(),
})

const CheckedCopy = z.object({
  text: z.string(),
  /** `block`: the law forbids it plainly. `warn`: it needs proof, or other words. */
  verdict: z.enum(['ok', 'warn', 'block']),
  findings: z.array(CopyFinding),
})

/** Why a text says nothing. */
const inputReasons = [
  'empty',
  'too_short',
  'only_digits',
  'only_symbols',
  'only_link',
  'repeated',
  'meaningless',
] as const
export type InputReason = (typeof inputReasons)[number]

/** Checks of words, open to everybody: what advertising law says of lines, and whether an input says anything. */
export const copy = {
  check: call({
    host: 'ai',
    method: 'POST',
    path: '/copy/check',
    who: 'anyone',
    anytime: true,
    summary:
      'Reads lines of advertising by the law: each is ok, to be proved (`warn`) or forbidden (`block`), with the rule, the place (`span` in UTF-16 units), the reason and a safe rewrite. `category` is any word for the class of the product (food, health-food, cosmetics, medical, alcohol, finance, general); an unknown one counts as general. `product` is its name, or what is known of it. `lang` (ko, en) is the language of the reasons.',
    body: z.object({
      lines: z.array(z.string().max(limits.checkedTextMax)).max(limits.checkedLinesMax),
      product: z.union([z.string().max(limits.checkedTextMax), CheckedProduct]).nullish(),
      category: z.string().max(200).nullish(),
      lang: z.string().max(40).nullish(),
    }),
    result: z.object({ list: z.array(CheckedCopy) }),
  }),
  checkInput: call({
    host: 'ai',
    method: 'POST',
    path: '/input/check',
    who: 'anyone',
    anytime: true,
    summary:
      'Whether a text says anything: keyboard mashing, numbers or signs alone, repetition and placeholders do not, real short names do. `kind` is what the text is for (name, info, place, brand, review, promotion, campaign …); an unknown one is read as a sentence.',
    body: z.object({
      text: z.string().max(limits.checkedTextMax),
      kind: z.string().max(200).nullish(),
      lang: z.string().max(40).nullish(),
    }),
    result: z.object({
      ok: z.boolean(),
      /** Why not, as a word that stays. */
      reason: z.enum(inputReasons).optional(),
      /** The same as a sentence for people. */
      message: z.string().optional(),
    }),
  }),
}
