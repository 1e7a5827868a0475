/** The languages in which a verdict is told. */
export type CheckLanguage = 'ko' | 'en'

/** What a product is to the law: each class has bans of its own. */
export const productClasses = [
  'general',
  'food',
  'health-food',
  'cosmetics',
  'medical',
  'alcohol',
  'finance',
] as const
export type ProductClass = (typeof productClasses)[number]

/** `block`: the law forbids it plainly. `warn`: it needs proof, or another wording. */
export type Verdict = 'ok' | 'warn' | 'block'

/** What is known of the product that a line speaks of; null where nothing is. Amounts in the smallest unit. */
export type ProductFacts = {
  name: string
  info: string
  currency: 'KRW' | 'USD' | 'IDR' | 'VND'
  price: number | null
  regularPrice: number | null
  discountPrice: number | null
}

/** A line as rules read it. */
export type Line = {
  /** Composed, full-width signs made narrow, invisible signs taken out. */
  plain: string
  /** The same with clauses that warn, instruct or deny blanked out, each sign at its place. */
  claims: string
  classes: ReadonlySet<ProductClass>
  product: ProductFacts | null
  /** Most code points that a line may have. */
  limit: number
}

/** Where a rule is broken, in the line's plain text; `soft` is what may stand there instead, null when nothing may. */
export type Match = { start: number; end: number; soft: string | null }

export type Rule = {
  id: string
  verdict: Exclude<Verdict, 'ok'>
  /** The law and what it asks, in plain words. */
  why: Readonly<Record<CheckLanguage, string>>
  find: (line: Line) => Match[]
}

/** Where a line breaks a rule. */
export type Break = { rule: Rule; match: Match }

/** A rule that a text breaks. */
export type Finding = {
  rule: string
  /** Where, in UTF-16 units of the text given: [start, end). */
  span: [number, number]
  why: string
  /** The whole line in words that break no rule. */
  rewrite?: string
}

/**
 * What keeps a line from being said, by the gravest rule that it breaks: the law forbids it plainly, or asks for proof. With
 * the line in words that break none, where there are any.
 */
export type Ban = {
  reason: 'forbidden' | 'unproven'
  rule: string
  why: Readonly<Record<CheckLanguage, string>>
  rewrite?: string
}

export type CheckedLine = { text: string; verdict: Verdict; findings: Finding[] }
