import { countChars } from '@clipmint/kit'

import { type Head, type HeadWriter, type Rows, withoutRank } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { capital } from '../reading/clean.ts'
import { tearsQuotation } from '../reading/quotations.ts'
import type { LatinPhrases } from './grammar.ts'
import { isHedged } from './one-breath.ts'
import { beneathHead, leadIn, mayPause, readOn } from './read-on.ts'
import { isSureTurn } from './turned.ts'

/** All languages in Latin letters have as much room. */
const { most: MOST, small: SMALL_MOST } = lineLimits.en
/** Fewer letters say nothing. */
const LEAST = 5

/** What a sentence in two rows is worth. */
const READ_ON = 2.2
/** A sentence that is short enough is said whole. */
const WHOLE = 10

/** Of big words without a good pause. */
const POOR_RANK = -2

/** Whether a later part of a sentence that has room beneath the name would stand big over its front without being sure of it. */
function isDoubtful(text: string, sentence: string): boolean {
  const isFront = sentence
    .toLocaleLowerCase('en')
    .startsWith(text.toLocaleLowerCase('en').replace(/\?$/u, ''))
  return !isFront && countChars(sentence) <= SMALL_MOST && !isSureTurn(text, sentence.split(/,\s/u)[0] ?? '')
}

/** The writer of big words of a language in Latin letters. */
export function latinHeadlines(grammar: LatinPhrases): HeadWriter {
  return (sentence, shorter) => {
    if (isHedged(sentence)) return []
    const written = candidates(sentence, grammar)
      // “chems incl.” is shortened, and no big words.
      .filter(({ text }) => !/\p{L}\.$/u.test(text))
      .map(({ text, worth }) => ({ text: capital(trimmed(text)), isPart: true, worth }))
      .filter(({ text }) => mayStand(text, grammar))
    const own = shorter.map((text) => ({ text, isPart: false, worth: text === sentence ? WHOLE : 1 }))
    const parts = [...own, ...written].flatMap(({ text, isPart, worth }) => {
      const beneath = mayPause(text, sentence, grammar) ? beneathHead(text, sentence) : null
      // The sentence beneath would say words out of its middle again.
      if (beneath === null && text !== sentence && isOutOf(sentence, text)) return []
      if (beneath === null) return [{ text, isPart, rank: worth + gain(text, grammar) }]
      const isPoor = isDoubtful(text, sentence)
      return [
        {
          text,
          isPart,
          beneath,
          ...(isPoor ? { isPoor } : {}),
          rank: isPoor ? POOR_RANK : worth + gain(text, grammar),
        },
      ]
    })
    const owned = grammar.owner ? sentence.replace(grammar.owner, '') : sentence
    const rows = [
      ...(owned === sentence ? [] : readOn(owned, grammar).slice(0, 1)),
      ...readOn(sentence, grammar),
    ]
    const worthOfRows = Math.max(0, ...rows.slice(0, 2).map(({ text }) => gain(text, grammar)))
    const ranked = rows.map((head, at) => ({
      ...head,
      rank: head.isPoor ? POOR_RANK : READ_ON + worthOfRows - at / 2,
    }))
    const over = leadIn(sentence, grammar)
    const seen = new Set<string>()
    return [...parts, ...ranked]
      .filter(({ text }) => !isInParentheses(text, sentence) && !tearsQuotation(text))
      .toSorted((a, b) => b.rank - a.rank)
      .filter(({ text }) => !seen.has(text.toLocaleLowerCase('en')) && seen.add(text.toLocaleLowerCase('en')))
      .map((ranked) => withOver(withoutRank(ranked), sentence, over))
  }
}

/** Whether words begin or end within what stands in parentheses: “3 at a push” of “Sleeps 2 (3 at a push with the camp bed)”. */
function isInParentheses(text: string, sentence: string): boolean {
  const isOpen = (part: string): boolean => part.lastIndexOf('(') > part.lastIndexOf(')')
  const at = sentence.toLocaleLowerCase('en').indexOf(text.toLocaleLowerCase('en'))
  return at < 0 ? text.includes('(') !== text.includes(')') : isOpen(sentence.slice(0, at)) || isOpen(text)
}

/** What opens its sentence reads on downwards alone, but for a thought of its own. */
function withOver(head: Head, sentence: string, over: Rows | null): Head {
  const { text, beneath } = head
  const opens = sentence.toLocaleLowerCase('en').startsWith(text.toLocaleLowerCase('en').replace(/\?$/u, ''))
  const isOther = /^\p{Lu}/u.test(beneath ?? '') && !text.endsWith('?')
  return beneath !== undefined && opens && !isOther ? { ...head, over } : head
}

/** Whether every one of some words stands in a sentence. */
function isOutOf(sentence: string, text: string): boolean {
  const words = new Set(sentence.toLocaleLowerCase('en').split(/[\s,;:]+/u))
  return text
    .toLocaleLowerCase('en')
    .split(/[\s,;:?]+/u)
    .every((word) => word === '' || words.has(word))
}

function mayStand(text: string, grammar: LatinPhrases): boolean {
  const length = countChars(text)
  return length >= LEAST && length <= MOST && !grammar.open.test(text) && saysSomething(text, grammar)
}

type Candidate = { text: string; worth: number }

function candidates(sentence: string, grammar: LatinPhrases): Candidate[] {
  // What stands before a colon says what the rest is of.
  const segments = sentence.replace(/^[^:]{1,20}:\s/u, '').split(/[,;:]\s+|(?<=\?)\s+|\s[–—-]\s/u)
  return segments.flatMap((segment, index) => {
    // “Discontinued clip, bracket or spacer?”: the end of a question asks less than all of it.
    if (segment.endsWith('?') && index > 0 && segments[index - 1]?.endsWith('?') === false) return []
    // “Hole in the heel inside 12 months?”: nor does any part of one.
    if (segment.endsWith('?')) return [{ text: segment, worth: 3 }]
    if (grammar.supposes.test(segment)) return [{ text: segment, worth: 1 }]
    if (isListed(segments, index, grammar)) return holding(markedOf(segment, grammar), segment, grammar)
    const first = index === 0 ? 0.2 : 0
    const asked = grammar.condition.exec(segment)?.[0]
    if (asked !== undefined) return [{ text: `${segment.slice(asked.length)}?`, worth: 2 }]
    const [core = '', next, after] = phrasesOf(segment, grammar)
    // “6:20 for people who …”: whom it is for is said whole.
    const isOwn = next !== undefined && !grammar.relative.test(after ?? '')
    const all = [
      { text: segment, worth: 3 + first },
      // What a sentence begins with reads on in the line beneath.
      ...(isOwn ? [{ text: `${core} ${next}`, worth: 2.6 + first }] : []),
      { text: core, worth: 2 + first },
      ...markedOf(segment, grammar),
    ]
    return holding(all, segment, grammar)
  })
}

/** Those that deny what their segment denies: “two rugs look the same” is no part of “no two rugs look the same”. */
function holding(all: readonly Candidate[], segment: string, { denies }: LatinPhrases): Candidate[] {
  return denies.test(segment) ? all.filter(({ text }) => denies.test(text)) : [...all]
}

/** Of “mackerel, flounder, squid most days” and “we scale, gut and fillet” no part may stand for the rest. */
function isListed(segments: readonly string[], at: number, { and }: LatinPhrases): boolean {
  const words = (segment: string): number => segment.split(' ').length
  const after = segments[at + 1]
  const isLast = at > 0 && at === segments.length - 1
  const joins = (segment: string): boolean => new RegExp(`^(?:\\S+\\s){0,3}${and}\\s`, 'iu').test(segment)
  return (
    (isLast && joins(segments[at] ?? '')) ||
    (after !== undefined && joins(after)) ||
    (segments.length > 2 && segments.every((one) => words(one) <= 4))
  )
}

/** What is left out, free or counted in a segment. */
function markedOf(segment: string, grammar: LatinPhrases): Candidate[] {
  return [
    ...marked(segment, grammar.strong, grammar).map((text) => ({ text, worth: 0.5 })),
    ...marked(segment, grammar.number, grammar).map((text) => ({ text, worth: 0.3 })),
  ]
}

/** A segment cut before each word that begins a phrase. */
function phrasesOf(segment: string, { breaks }: LatinPhrases): string[] {
  const phrases: string[][] = [[]]
  const all = segment.split(/\s+/u)
  for (const [at, word] of all.entries()) {
    const next = all[at + 1]
    // “the night before and …”: with no noun after it, the word belongs to what it follows.
    const opens = breaks.test(word) && next !== undefined && !breaks.test(next)
    if (opens && (phrases.at(-1)?.length ?? 0) > 0) phrases.push([])
    phrases.at(-1)?.push(word)
  }
  return phrases.map((words) => words.join(' ')).filter((text) => text !== '')
}

/** From each word that a pattern finds to where its phrase ends, and one phrase more. */
function marked(segment: string, pattern: RegExp, grammar: LatinPhrases): string[] {
  return [...segment.matchAll(new RegExp(pattern.source, 'giu'))].flatMap(({ index }) => {
    // “Rs.150” is one word.
    const from = segment.slice(0, index).search(/\S*$/u)
    const [one = '', two, three] = phrasesOf(segment.slice(from), grammar)
    const isWhole = two !== undefined && !grammar.relative.test(three ?? '')
    return isWhole ? [`${one} ${two}`, one] : [one]
  })
}

function trimmed(text: string): string {
  return text.replace(/[\s,.;:]+$/u, '').trim()
}

/** Whether big words hold a word of four letters or a number with something that is counted. */
function saysSomething(text: string, { breaks }: LatinPhrases): boolean {
  const words = text.split(' ').filter((word) => !breaks.test(word))
  return (
    words.length > 0 &&
    text.includes(' ') &&
    (words.length > 1 || countChars(text) >= 12) &&
    words.some((word) => countChars(word) >= 4 || /\d/u.test(word))
  )
}

function gain(text: string, grammar: LatinPhrases): number {
  return (
    (grammar.number.test(text) ? 1 : 0) +
    (new RegExp(grammar.strong.source, 'iu').test(text) ? 0.9 : 0) +
    (countChars(text) >= 10 ? 0.5 : 0) -
    (text.includes(' ') ? 0 : 0.8)
  )
}
