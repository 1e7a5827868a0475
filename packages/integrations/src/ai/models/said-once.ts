import type { Scenario } from '@clipmint/contract'

type Line = Scenario['lines'][number]

/** The same words, though their spaces, marks or capitals are others: “Hand-made!” and “hand made”. */
export function sameWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%₩$]/gu, '')
}

/** Lines without the big words that an earlier line says, and without those that have no others; small words repeat no big ones. */
export function linesOnce(lines: readonly Line[]): Line[] {
  const said = new Set<string>()
  return lines.flatMap((line) => {
    const headline = line.headline.filter((text) => !said.has(sameWords(text)))
    for (const text of headline) said.add(sameWords(text))
    const big = new Set(headline.map(sameWords))
    const sub = line.sub.filter((text) => !big.has(sameWords(text)))
    return headline.length > 0 ? [{ ...line, headline, sub }] : []
  })
}

/**
 * Scenarios that each open with words of their own: where one opens like an earlier one, its next line opens it. It keeps
 * the lines that are left, which may be too few to tell.
 */
export function openedOnce(scenarios: readonly Scenario[]): Scenario[] {
  const opened = new Set<string>()
  return scenarios.map((scenario) => {
    const isFresh = ({ headline }: Line): boolean => !headline.some((text) => opened.has(sameWords(text)))
    const start = scenario.lines.findIndex(isFresh)
    const lines = start < 0 ? [] : scenario.lines.slice(start)
    for (const text of lines[0]?.headline ?? []) opened.add(sameWords(text))
    return { ...scenario, lines }
  })
}
