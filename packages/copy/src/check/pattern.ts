import type { Line, Match, ProductClass, Rule } from './types.ts'

/** One way in which a rule is broken. */
export type Pattern = {
  words: RegExp
  /** What must not stand around: matched against the text from some letters before the words to some after. */
  unless?: RegExp
  /** What may stand there instead. */
  soft?: string | ((found: string) => string | null)
  only?: readonly ProductClass[]
  except?: readonly ProductClass[]
}

/** Letters on each side of a match by which it is judged. */
const AROUND = 14

/** A rule's `find` from patterns. */
export function byPatterns(patterns: readonly Pattern[]): Rule['find'] {
  return (line) => patterns.flatMap((pattern) => findPattern(line, pattern))
}

function findPattern(line: Line, { words, unless, soft, only, except }: Pattern): Match[] {
  const { plain, classes } = line
  if (only && !only.some((one) => classes.has(one))) return []
  if (except?.some((one) => classes.has(one))) return []
  return [...plain.matchAll(words)].flatMap((found) => {
    const end = found.index + found[0].length
    if (found[0] === '' || unless?.test(around(plain, found.index, end))) return []
    const other = typeof soft === 'function' ? soft(found[0]) : (soft ?? null)
    return [{ start: found.index, end, soft: other }]
  })
}

function around(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - AROUND), end + AROUND)
}

/** One of these words, as a part of a pattern. */
export function anyOf(...words: readonly string[]): string {
  return `(?:${words.join('|')})`
}

/** A pattern from parts: all alphabets, any case, every place. */
export function pattern(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'giu')
}
