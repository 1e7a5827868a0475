import { BoundedCache } from '@clipmint/kit'

import { nameVariants } from '../reading/names.ts'
import { readClasses } from './classes.ts'
import { isDisclaimed } from './disclaimed.ts'
import { isOfThing, withoutNotices } from './notice.ts'
import { joinSpread, type PlainText, readPlain } from './plain-text.ts'
import { rewriteLine } from './rewrite.ts'
import { rules } from './rules.ts'
import { bodyFunction } from './rules/body-function.ts'
import { cosmetic } from './rules/cosmetic.ts'
import { disease } from './rules/disease.ts'
import { likeness } from './rules/likeness.ts'
import { medical } from './rules/medical.ts'
import { people as endorsement } from './rules/people.ts'
import { remedy } from './rules/remedy.ts'
import { superlative } from './rules/superlative.ts'
import type {
  Ban,
  Break,
  CheckedLine,
  CheckLanguage,
  Finding,
  Line,
  ProductFacts,
  Rule,
  Verdict,
} from './types.ts'

/** Code points of the longest caption that a campaign takes. */
const LONGEST_LINE = 1_000

export type CheckOptions = {
  /** What is known of the product; null where nothing is. */
  product?: ProductFacts | null
  /** What the caller calls its class (“food”, “화장품”); what the words show counts as well. */
  category?: string | null
  /** The language in which reasons are told. */
  language?: CheckLanguage
  /** Most code points that a line may have. */
  limit?: number
}

/**
 * Reads lines of advertising by the rules of advertising law: what each breaks, where, why, and in which words it would
 * break none. Pure: the server and the editor ask the same function.
 */
export function checkLines(texts: readonly string[], options: CheckOptions = {}): CheckedLine[] {
  return texts.map((text) => checkLine(text, options))
}

/** The same for one line. */
export function checkLine(text: string, options: CheckOptions = {}): CheckedLine {
  const asWritten = findBreaks(readPlain(text), options)
  const spread = asWritten.broken.every(({ rule }) => rule === likeness) ? joinSpread(asWritten.read) : null
  const joined = spread === null ? null : findBreaks(spread, options)
  const isHidden = joined !== null && joined.broken.length > 0
  const { read, line, broken } = isHidden ? joined : asWritten
  const { at } = read
  if (broken.length === 0) return { text, verdict: 'ok', findings: [] }
  const language = options.language ?? 'ko'
  const rewrite = isHidden ? null : safeWords(line, broken, options)
  const findings = broken.map(({ rule, match }): Finding => ({
    rule: rule.id,
    span: [at[match.start] ?? 0, at[match.end] ?? text.length],
    why: rule.why[language],
    ...(rewrite === null ? {} : { rewrite }),
  }))
  return { text, verdict: gravest(broken), findings }
}

function findBreaks(
  read: PlainText,
  options: CheckOptions,
): { read: PlainText; line: Line; broken: Break[] } {
  const line = readLine(read.plain, options)
  return { read, line, broken: breaksOf(line) }
}

/** What was found of lines that were asked for before, by product: plans of one ask for the same ones again and again. */
const bans = new BoundedCache<BoundedCache<Ban | null>>(50)
const LINES_MOST = 1_000

/**
 * Why nothing of ours says a line: the law forbids it plainly, or it wants proof that nobody has seen. Null for a line that
 * may be said. What stands in the name of the product is its owner's, who answers for it.
 */
export function banOn(text: string, { name }: { name: string }): Ban | null {
  return bans.get(name, () => new BoundedCache(LINES_MOST)).get(text, () => findBan(text, name))
}

function findBan(text: string, name: string): Ban | null {
  const product = { ...unknownProduct, name }
  const line = readLine(readPlain(text).plain, { product })
  const broken = breaksOf(line).filter((found) => found.rule.verdict === 'block' || !isInName(found, line))
  const [first] = broken
  if (!first) return null
  const { rule } = broken.find((found) => found.rule.verdict === 'block') ?? first
  const rewrite = safeWords(line, broken, { product })
  return {
    reason: rule.verdict === 'block' ? 'forbidden' : 'unproven',
    rule: rule.id,
    why: rule.why,
    ...(rewrite === null ? {} : { rewrite }),
  }
}

/** Whether something of ours may say a line. */
export function maySay(text: string, product: { name: string }): boolean {
  return banOn(text, product) === null
}

/** A product of which no more is known than its name: nothing that a line says is held against its words or prices. */
const unknownProduct = {
  info: '',
  currency: 'KRW',
  price: null,
  regularPrice: null,
  discountPrice: null,
} as const

function isInName({ match }: Break, { plain, product }: Line): boolean {
  const forms = (['ko', 'id'] as const).flatMap((language) => nameVariants(product?.name ?? '', language))
  return forms.some((form) => {
    const at = plain.indexOf(form)
    return at >= 0 && at <= match.start && match.end <= at + form.length
  })
}

/** Words taken out of a line must pass beside what it was of, and by themselves. */
function safeWords(line: Line, broken: readonly Break[], options: CheckOptions): string | null {
  return rewriteLine(line, broken, (words) => {
    const alone = readLine(words, options)
    return [...breaksOf({ ...alone, classes: line.classes }), ...breaksOf(alone)]
  })
}

function readLine(
  plain: string,
  { product = null, category = null, limit = LONGEST_LINE }: CheckOptions,
): Line {
  return {
    plain,
    claims: withoutNotices(plain),
    classes: readClasses(category, product, plain),
    product,
    limit,
  }
}

/** Rules on what is claimed, which no longer is where the line itself denies it or calls something so. */
const claims: ReadonlySet<Rule> = new Set([
  disease,
  cosmetic,
  bodyFunction,
  remedy,
  medical,
  endorsement,
  superlative,
])

/** What a line breaks, in order; words that a graver rule has found are not found again. */
function breaksOf(line: Line): Break[] {
  const found: Break[] = []
  for (const rule of rules) {
    for (const match of rule.find(line)) {
      if (claims.has(rule) && (isDisclaimed(line.plain, match) || isOfThing(line.plain, match))) continue
      if (!found.some(({ match: other }) => other.start < match.end && match.start < other.end))
        found.push({ rule, match })
    }
  }
  if (found.length === 0) return likeness.find(line).map((match) => ({ rule: likeness, match }))
  return found.sort((a, b) => a.match.start - b.match.start)
}

function gravest(broken: readonly Break[]): Verdict {
  if (broken.some(({ rule }) => rule.verdict === 'block')) return 'block'
  return broken.length > 0 ? 'warn' : 'ok'
}
