import type { Line, Match, ProductClass, Rule } from './types.ts'

/** One way in which a rule is broken. */
export type Pattern = {
  words: RegExp
  /** What must not stand around: matched against the text from some letters before the words to some after. */
  unless?: RegExp
  /** What must stand nowhere in the line. */
  unlessLine?: RegExp
  /** What may stand there instead. */
  soft?: string | ((found: string) => string | null)
  only?: readonly ProductClass[]
  except?: readonly ProductClass[]
}

/** Letters on each side of a match by which it is judged. */
const AROUND = 14

/** A rule's `find` from patterns, in what a line claims. */
export function byPatterns(patterns: readonly Pattern[]): Rule['find'] {
  const ofScript = byScript(patterns, ({ words }) => words)
  return (line) => findAll(line, ofScript(line.claims))
}

/** The same in the whole line: a notice may hurt people as well as any other clause. */
export function byPatternsAnywhere(patterns: readonly Pattern[]): Rule['find'] {
  const ofScript = byScript(patterns, ({ words }) => words)
  return (line) => findAll({ ...line, claims: line.plain }, ofScript(line.plain))
}

function findAll(line: Line, patterns: readonly Pattern[]): Match[] {
  const lower = lowerCase(line.claims)
  return patterns.flatMap((one) => findPattern(line, lower, one))
}

const korean = /[가-힣]/u
const latin = /[a-z]{2}/iu

/** The script without which no words of an expression can stand in a text; null where it holds words of both. */
function scriptOf(words: RegExp): RegExp | null {
  const [isKorean, isLatin] = [korean, latin].map((script) =>
    script.test(words.source.replace(/\\./gu, '\n')),
  )
  return isKorean === isLatin ? null : isKorean ? korean : latin
}

/** Gives those of a list whose words can stand in a text at all, by the scripts that the text has. */
export function byScript<One>(
  all: readonly One[],
  wordsOf: (one: One) => RegExp,
): (text: string) => readonly One[] {
  const scripts = all.map((one) => scriptOf(wordsOf(one)))
  const without = (missing: RegExp[]) =>
    all.filter((_, at) => !missing.some((script) => script === scripts[at]))
  const lists = {
    both: all,
    korean: without([latin]),
    latin: without([korean]),
    neither: without([korean, latin]),
  }
  return (text) => {
    const hasLatin = latin.test(text)
    if (korean.test(text)) return hasLatin ? lists.both : lists.korean
    return hasLatin ? lists.latin : lists.neither
  }
}

/** A text in lower case, letter for letter: where one has no lower case of its own length, it stays. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })
}

const cased = new WeakMap<RegExp, RegExp>()

/**
 * What finds in a text in lower case what an expression without regard to case finds in the text: V8 takes five times as
 * long to compile one that ignores case (2.0 s for all of ours, on their first line).
 */
function inLowerCase(words: RegExp): RegExp {
  const known = cased.get(words)
  if (known) return known
  const source = words.source.replace(/\\[pP]\{\w+\}|\\.|[A-Z]+/gsu, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  )
  const made = new RegExp(source, words.flags.replace('i', ''))
  cased.set(words, made)
  return made
}

function findPattern({ claims, classes }: Line, lower: string, pattern: Pattern): Match[] {
  const { unless, unlessLine, soft, only, except } = pattern
  if (only && !only.some((one) => classes.has(one))) return []
  if (except?.some((one) => classes.has(one))) return []
  const [text, words] = pattern.words.ignoreCase
    ? [lower, inLowerCase(pattern.words)]
    : [claims, pattern.words]
  // Most patterns find nothing, and a search for all that they find costs more than for the first.
  words.lastIndex = 0
  const isFound = words.test(text)
  words.lastIndex = 0
  if (!isFound || unlessLine?.test(claims)) return []
  return [...text.matchAll(words)].flatMap((found) => {
    const end = found.index + found[0].length
    if (found[0] === '' || unless?.test(around(claims, found.index, end))) return []
    const other = typeof soft === 'function' ? soft(claims.slice(found.index, end)) : (soft ?? null)
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

/** The first, then within so many letters of the same sentence the second. */
export function followed(first: string, letters: number, second: string): string {
  return `${first}[^.!?\\n]{0,${letters}}?${second}`
}

/** The two within so many letters of each other, whichever comes first. */
export function near(one: string, letters: number, other: string): string {
  return `(?:${followed(one, letters, other)}|${followed(other, letters, one)})`
}

/** A pattern from parts: all alphabets, any case, every place. */
export function pattern(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'giu')
}
