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
  const searchesIn = byScript(patterns.map(toSearch), ({ pattern }) => pattern.words)
  return (line) => findAll(line, searchesIn(line.claims))
}

/** The same in the whole line: a notice may hurt people as well as any other clause. */
export function byPatternsAnywhere(patterns: readonly Pattern[]): Rule['find'] {
  const find = byPatterns(patterns)
  return (line) => find({ ...line, claims: line.plain })
}

/** A pattern with what finds its words, made when a line is first searched for them. */
type Search = { pattern: Pattern; words: RegExp | null }

function toSearch(one: Pattern): Search {
  return { pattern: one, words: null }
}

function findAll(line: Line, searches: readonly Search[]): Match[] {
  const lower = lowerCase(line.claims)
  return searches.flatMap((one) => findPattern(line, lower, one))
}

/** What is asked of a text by each of many rules, one after the other. */
function forLast<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, answer: answer(text) }
    return last.answer
  }
}

const korean = /[가-힣]/u
const latin = /[a-z]/iu
/** Letters of an expression, and none that only names a class: “\\p{L}”. */
const latinWord = /[a-z]{2}/iu

/** The script without which no words of an expression can stand in a text; null where it holds words of both. */
function scriptOf(words: RegExp): RegExp | null {
  const [isKorean, isLatin] = [korean, latinWord].map((script) =>
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
  return (text) => lists[scriptsIn(text)]
}

const scriptsIn = forLast((text: string) => {
  const hasLatin = latin.test(text)
  if (korean.test(text)) return hasLatin ? 'both' : 'korean'
  return hasLatin ? 'latin' : 'neither'
})

/** A text in lower case, letter for letter: where one has no lower case of its own length, it stays. */
const lowerCase = forLast((text: string) => {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })
})

/**
 * What finds in a text in lower case what an expression without regard to case finds in the text: V8 takes five times as
 * long to compile one that ignores case (2.0 s for all of ours, on their first line).
 */
function inLowerCase(words: RegExp): RegExp {
  const source = words.source.replace(/\\[pP]\{\w+\}|\\.|[A-Z]+/gsu, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  )
  return new RegExp(source, words.flags.replace('i', ''))
}

function findPattern({ claims, classes }: Line, lower: string, search: Search): Match[] {
  const { pattern: one } = search
  const { unless, unlessLine, soft, only, except } = one
  if (only && !only.some((kind) => classes.has(kind))) return []
  if (except?.some((kind) => classes.has(kind))) return []
  const text = one.words.ignoreCase ? lower : claims
  search.words ??= one.words.ignoreCase ? inLowerCase(one.words) : one.words
  const { words } = search
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
