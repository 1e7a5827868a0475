import { readClasses } from './classes.ts'
import { withoutNotices } from './notice.ts'
import { readPlain } from './plain-text.ts'
import { rewriteLine } from './rewrite.ts'
import { rules } from './rules.ts'
import type { Ban, Break, CheckedLine, CheckLanguage, Finding, Line, ProductFacts, Verdict } from './types.ts'

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
  const { plain, at } = readPlain(text)
  const line = readLine(plain, options)
  const broken = breaksOf(line)
  if (broken.length === 0) return { text, verdict: 'ok', findings: [] }
  const language = options.language ?? 'ko'
  const rewrite = safeWords(line, broken, options)
  const findings = broken.map(({ rule, match }): Finding => ({
    rule: rule.id,
    span: [at[match.start] ?? 0, at[match.end] ?? text.length],
    why: rule.why[language],
    ...(rewrite === null ? {} : { rewrite }),
  }))
  return { text, verdict: gravest(broken), findings }
}

/** Whether the law forbids a line plainly, so that nothing of ours may say it. */
export function isForbidden(text: string): boolean {
  return gravest(breaksOf(readLine(readPlain(text).plain, {}))) === 'block'
}

/** What forbids a line plainly, so that nothing of ours may say it; null for a line that may be said. */
export function banOn(text: string): Ban | null {
  const line = readLine(readPlain(text).plain, {})
  const broken = breaksOf(line)
  const rule = broken.find((found) => found.rule.verdict === 'block')?.rule
  if (!rule) return null
  const rewrite = safeWords(line, broken, {})
  return { rule: rule.id, why: rule.why, ...(rewrite === null ? {} : { rewrite }) }
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

/** What a line breaks, in order; words that a graver rule has found are not found again. */
function breaksOf(line: Line): Break[] {
  const found: Break[] = []
  for (const rule of rules) {
    for (const match of rule.find(line)) {
      if (!found.some(({ match: other }) => other.start < match.end && match.start < other.end))
        found.push({ rule, match })
    }
  }
  return found.sort((a, b) => a.match.start - b.match.start)
}

function gravest(broken: readonly Break[]): Verdict {
  if (broken.some(({ rule }) => rule.verdict === 'block')) return 'block'
  return broken.length > 0 ? 'warn' : 'ok'
}
