import { lineLimits } from '../line-limits.ts'
import { type Clause, clauseOf, type ClauseReader, lineOf, type Quality, textsOf } from '../reading/clause.ts'
import { capital, lengthOf } from '../reading/clean.ts'
import type { Word } from '../reading/segment.ts'
import type { LatinGrammar, LatinPhrases } from './grammar.ts'
import { opensMain, readOn } from './read-on.ts'

/** A reader for a language that writes words with spaces in Latin letters. */
export function latinReader(grammar: LatinGrammar, phrases: LatinPhrases): ClauseReader {
  return (sentence, nameWords) => {
    const all = sentence.words.map((word) => spelledOut(word, grammar))
    const question = (words: readonly Word[]): Clause[] => [
      { ...clauseOf(words, [capital(`${lineOf(textsOf(words))}?`)]), question: true },
    ]
    if (sentence.question) return question(all)
    const labelled = readLabel(all)
    if (labelled) return [labelled]
    const words = withoutFront(all, grammar.opener)
    const text = lineOf(textsOf(words))
    if (sentence.whole || grammar.held.test(text) || endsInThing(words))
      return partLong(words, phrases).map((part) =>
        clauseOf(part, bare(lineOf(textsOf(part)), grammar, nameWords)),
      )
    return partings(words, grammar)
      .flatMap((part) => partLong(part, phrases))
      .map((part) => readPart(part, grammar, nameWords))
  }
}

/** “bh 24 tháng”, “utk anak”, “we cant”, as they are spelled. */
function spelledOut(word: Word, { spelled }: LatinGrammar): Word {
  const [, typed = '', mark = ''] = /^(.*?)([,;:?]*)$/u.exec(word.text) ?? []
  const text = spelled.get(typed.toLocaleLowerCase('en'))
  if (text === undefined) return word
  return { ...word, text: `${/^\p{Lu}/u.test(typed) ? capital(text) : text}${mark}` }
}

/** All languages in Latin letters have as much room. */
const { small: SMALL_MOST } = lineLimits.en
const links = /^(?:and|but|so|because|or|dan|tapi|karena|jadi|serta|sedangkan|và|nhưng|nên|vì|còn)$/iu
/** What follows is of the words before. */
const related = /^(?:which|who|whose|where)$/iu
const conditions = /^(?:if|when|unless|once|kalau|jika|bila|nếu|khi)$/iu

/** What is said or thought belongs to whoever says it. */
const speaks = /^(?:tell|told|telling|says?|said|saying|asks?|asked|asking|thinks?|thought|thinking)$/iu

/** A shorter rest after a link is no thought of its own: “and pay the shipping”. */
const LINKED_LEAST = 6

/** Whether an English link is followed by a thought of its own (“and we …”); other languages’ links are taken as they are. */
function opensClause(next: string, link: string): boolean {
  // “Bình Thạnh và Gò Vấp”: a link between two names parts nothing.
  if (!/^(?:and|but|so|because|or)$/iu.test(link)) return !/^\p{Lu}/u.test(next)
  return /^(?:we|you|it|they|i|he|she|there|the|our|my|your|if|it[’']s|there[’']s|we[’']\w+)$/iu.test(next)
}

/**
 * A sentence that is too long for one line, parted where its writer paused: at a comma or before a link, but not between
 * a condition and what it is a condition of.
 */
function partLong(words: readonly Word[], phrases: LatinPhrases): Word[][] {
  const line = lineOf(textsOf(words))
  // A clause without what it belongs to says less than two rows that are read together.
  const reads = (): boolean => readOn(line, phrases).some(({ isPoor }) => isPoor !== true)
  if (lengthOf(line) <= SMALL_MOST || reads()) return [[...words]]
  const best = bestCut(words, phrases, false) ?? bestCut(words, phrases, true)
  if (best === null) return [[...words]]
  const rest = words.slice(best + 1)
  const isRelative = /^which$/iu.test(rest[0]?.text ?? '') && /^(?:is|are|means)$/iu.test(rest[1]?.text ?? '')
  const first = rest[0]?.text ?? ''
  const skipped = isRelative ? 2 : links.test(first) || /^(?:then|lalu|rồi)$/iu.test(first) ? 1 : 0
  const after = rest.length > skipped + 1 ? rest.slice(skipped) : rest
  const own = isRelative ? withSubject(after, words) : withDoer(after, words)
  return [...partLong(words.slice(0, best + 1), phrases), ...partLong(own, phrases)]
}

/** Whether a case without a comma is followed by what it is a case of: “if your flight lands late we leave the key …”. */
function hasMain(words: readonly Word[], { breaks }: LatinPhrases): boolean {
  const texts = textsOf(words)
  return texts.some((_, at) => at > 2 && opensMain(texts[at - 1] ?? '', texts.slice(at), breaks))
}

/** What shops do, in words that are no names of things. */
const act =
  /^(?:let|leave|bake|cook|roast|make|put|send|bring|give|take|keep|deliver|replace|fix|sew|stitch|knit|weave|grind|brew|grow|teach|refund|add|sell|ferment|fillet|sharpen|pour|knead|prune|throw|mix|choose|come|go|shoot|write|build|install|remove|apply|tell|explain)$/iu

/** “We feed our starter … and let the dough rest”: who does it is told again. */
function withDoer(part: readonly Word[], before: readonly Word[]): Word[] {
  const [first, ...rest] = part
  const doer = before[0]?.text ?? ''
  return first && act.test(first.text) && /^(?:we|i)$/iu.test(doer)
    ? [{ ...first, text: `${doer} ${first.text}` }, ...rest]
    : [...part]
}

/** As many words as a subject has that is told again. */
const SUBJECT_MOST = 3

/** “Breakfast is rice porridge …, which is included”: what it is said of is told again. */
function withSubject(part: readonly Word[], before: readonly Word[]): Word[] {
  const at = before.findIndex(({ text }) => /^(?:is|are)$/iu.test(text))
  const [first, ...rest] = part
  if (!first || at < 1 || at > SUBJECT_MOST) return [...part]
  const subject = lineOf(textsOf(before.slice(0, at + 1)))
  return [{ ...first, text: `${subject} ${first.text}` }, ...rest]
}

/** After which word a sentence parts into the evenest halves: at a pause, or where `anyLink` before any link at all. */
function bestCut(words: readonly Word[], phrases: LatinPhrases, anyLink: boolean): number | null {
  const cuts = words.flatMap((word, at) => {
    const left = words.slice(0, at + 1)
    const next = words[at + 1]
    if (next === undefined || left.length < 2 || words.length - left.length < 3) return []
    if (related.test(next.text) && !/^(?:is|are|means)$/iu.test(words[at + 2]?.text ?? '')) return []
    const pauses = /[,;:]$/u.test(word.text)
    if (
      !pauses &&
      !(
        links.test(next.text) &&
        (opensClause(words[at + 2]?.text ?? '', next.text) || (anyLink && words.length - at > LINKED_LEAST))
      )
    )
      return []
    if (!pauses && left.some(({ text }) => speaks.test(text))) return []
    const from = left.findLastIndex(({ text }) => conditions.test(text))
    const inCase = from >= 0 && !left.slice(from, -1).some(({ text }) => text.endsWith(','))
    if (inCase && !(pauses && hasMain(left.slice(from), phrases))) return []
    const longer = [left, words.slice(at + 1)].map((part) => lengthOf(lineOf(textsOf(part))))
    // “…, and it gets to you”: where its writer paused before a link, a thought ends.
    const ends = pauses && links.test(next.text) && opensClause(words[at + 2]?.text ?? '', next.text)
    return [{ at, longer: Math.max(...longer) - (ends ? 16 : pauses ? 8 : 0) }]
  })
  const [best] = cuts.toSorted((a, b) => a.longer - b.longer)
  return best?.at ?? null
}

/** A last word that asks for the next sentence (“such as:”). */
function endsInThing(words: readonly Word[]): boolean {
  return words.at(-1)?.text.endsWith(':') ?? false
}

function withoutFront(words: readonly Word[], front: RegExp): readonly Word[] {
  const text = words.map((word) => word.text).join(' ')
  const length = front.exec(text)?.[0].trim().split(/\s+/u).filter(Boolean).length ?? 0
  return length > 0 && length < words.length ? words.slice(length) : words
}

/** “Material: 100% wool” is shown as “100% wool” or with its label. */
function readLabel(words: readonly Word[]): Clause | null {
  const at = words.findIndex((word) => /[:：]$/u.test(word.text))
  if (at < 0 || at > 2 || at === words.length - 1) return null
  const value = lineOf(textsOf(words.slice(at + 1)))
  const label = words
    .slice(0, at + 1)
    .map((word) => word.text)
    .join(' ')
  return clauseOf(words, [
    capital(`${label} ${value}`),
    ...(value.split(' ').length >= 2 && /\p{L}{3}/u.test(value) ? [capital(value)] : []),
  ])
}

/** The stretches of a sentence that each say one thing. */
function partings(words: readonly Word[], grammar: LatinGrammar): Word[][] {
  const text = words.map((word) => word.text).join(' ')
  const parts: Word[][] = []
  let from = 0
  for (const found of text.matchAll(new RegExp(grammar.parting.source, 'giu'))) {
    const upTo = text.slice(0, found.index).split(' ').length
    const next = text
      .slice(0, found.index + found[0].length)
      .trim()
      .split(' ').length
    if (upTo - from < 2 || words.length - next < 1) continue
    parts.push(words.slice(from, upTo))
    from = next
  }
  parts.push(words.slice(from))
  return parts.filter((part) => part.length > 0)
}

function readPart(words: readonly Word[], grammar: LatinGrammar, nameWords: readonly string[]): Clause {
  const text = lineOf(textsOf(words))
  const plain = bare(text, grammar, nameWords)
  const core = plain.at(-1) ?? text
  const qualities = qualitiesIn(core, grammar)
  if (grammar.denied.test(text)) return clauseOf(words, plain, deniedQuality(core, grammar))
  const turned = grammar.turned?.(core, grammar.adjectives) ?? null
  const placeless = grammar.place ? core.replace(grammar.place, '') : core
  const more = [
    ...(placeless === core ? [] : [placeless]),
    ...(grammar.purpose?.test(core) ? [core.replace(grammar.purpose, '')] : []),
    ...shorterNames(core, grammar),
    ...(turned ? [turned] : []),
    ...qualities.map(capital),
  ]
  const first = qualities[0]
  const about = first ?? turned?.toLocaleLowerCase('en')
  const quality: Quality | null = about
    ? { about, named: first === undefined, noun: null, denied: false }
    : null
  return clauseOf(words, [...plain, ...more.map(capital)], quality)
}

/** The text, and the text without the stand-in for the product at its front. */
function bare(text: string, grammar: LatinGrammar, nameWords: readonly string[]): string[] {
  const standIn = text.replace(grammar.subject, '').replace(grammar.article, '').trim()
  const dropped =
    standIn !== text.replace(grammar.article, '') && standIn !== '' && !grammar.allows.test(text)
  const lines = [capital(dropped ? standIn : text)]
  const fronts = [
    grammar.subject,
    ...nameWords
      .filter((word) => /^\p{L}{2,}$/u.test(word))
      .map((word) => grammar.namedSubject(escaped(word))),
  ]
  for (const front of fronts) {
    const rest = text.replace(front, '').replace(grammar.article, '')
    // “The best granola in town”: what follows belongs to the name, it is nothing said of it.
    if (/^(?:in|on|of|for|with|from|at|by|to|that|which|and|or)\s/iu.test(rest)) continue
    if (rest !== text.replace(grammar.article, '') && rest.trim() !== '') lines.push(capital(rest.trim()))
  }
  const last = lines.at(-1) ?? text
  const calm = last.replace(grammar.intensifier, '').replace(/\s+/gu, ' ').trim()
  return calm !== '' && calm !== last ? [...lines, capital(calm)] : lines
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** “Comes in four colours” → “Four colours”; “hand-knitted beanie made of wool” → both halves. */
function shorterNames(text: string, grammar: LatinGrammar): string[] {
  const found: string[] = []
  const name = text.replace(grammar.beforeName, '')
  const core = name.replace(grammar.article, '')
  if (name !== text && isName(core, grammar)) found.push(core)
  if (grammar.verb.test(text) && name === text) return found
  const cuts = [...core.matchAll(new RegExp(grammar.afterName.source, 'giu'))].filter(
    ({ index }) => index > 0,
  )
  const [cut] = cuts
  if (!cut) return found
  for (const { index } of cuts) {
    const head = core.slice(0, index).trim()
    if (head.split(' ').length >= 2 && !/,|\d$/u.test(head) && !grammar.openEnd.test(head)) found.push(head)
  }
  const tail = core.slice(cut.index).trim()
  const inner = tail.replace(grammar.beforeName, '').replace(grammar.article, '')
  if (inner !== tail && isName(inner, grammar)) found.push(tail, inner)
  return found
}

function isName(text: string, grammar: LatinGrammar): boolean {
  return text.split(' ').length >= 2 && !grammar.verb.test(text) && /^(?:\p{L}|\d)/u.test(text)
}

/** The adjectives, when the text is nothing but a list of them. */
function qualitiesIn(text: string, grammar: LatinGrammar): string[] {
  const list = text
    .toLocaleLowerCase('en')
    .replace(grammar.intensifier, '')
    .split(new RegExp(`,\\s*(?:${grammar.and}\\s+)?|\\s+(?:${grammar.and})\\s+`, 'u'))
    .map((word) => word.trim())
  return list.every((word) => grammar.adjectives.has(word)) ? list : []
}

function deniedQuality(text: string, grammar: LatinGrammar): Quality | null {
  const last = text.toLocaleLowerCase('en').replace(grammar.denied, '').trim()
  return grammar.adjectives.has(last) ? { about: last, named: false, noun: null, denied: true } : null
}
