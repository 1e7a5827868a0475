import { type CheckedLine, checkLine, type CheckOptions } from '@clipmint/copy'

/** Of what can be written, rather than of what it says: fields say that by themselves. */
const rulesOfForm: ReadonlySet<string> = new Set(['characters', 'emoji', 'length'])

/** Words that say a line as the law allows it; undefined where there are none. */
export function safeWordsIn({ findings }: CheckedLine): string | undefined {
  return findings.find((it) => it.rewrite !== undefined)?.rewrite
}

/** A line that advertising law has something against, and where it begins in the whole, in UTF-16 units. */
export type LineOfLaw = { at: number; checked: CheckedLine }

/**
 * What advertising law has against typed words, line by line; nothing is known of what they are about, so that no number
 * or price is held against them.
 */
export function lawOn(text: string, language: CheckOptions['language'] & string): LineOfLaw[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const checked = checkLine(line, { product: null, language })
    const findings = checked.findings.filter(({ rule }) => !rulesOfForm.has(rule))
    return findings.length === 0 ? [] : [{ at: index, checked: { ...checked, findings } }]
  })
}
