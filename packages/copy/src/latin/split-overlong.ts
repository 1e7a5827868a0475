import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import { clauseFront, doer, hasMark, isClause } from './belongs.ts'
import { conditions, isConditionWithoutOutcome, partMatters } from './case-outcome.ts'
import type { LatinPhrases } from './grammar.ts'
import { because, links, mayLink } from './links.ts'
import { endsList, continuesList } from './lists.ts'
import { replacePronoun } from './restate-subject.ts'
import { isImplicitCondition, REASON_LEAST, tears, tearsThought } from './tears.ts'

/** All languages in Latin letters have as much room. */
const { small: SMALL_MOST } = lineLimits.en

/** Fewer words before a cut, and after it, are no thought. */
const LEFT_LEAST = 4
const REST_LEAST = 3

/**
 * Words that have room nowhere, in parts that each have: where they would else be left out, a pause that is less sure is good enough.
 * Null where none parts them. `cache` holds what was found of their stretches: many cuts lead to the same one.
 */
export function splitOverlong(
  words: readonly Word[],
  phrases: LatinPhrases,
  cache = new Map<string, Word[][] | null>(),
): Word[][] | null {
  const key = `${words[0]?.start} ${words[0]?.text} ${words.at(-1)?.end}`
  const before = cache.get(key)
  if (before !== undefined) return before
  const cuts = words.flatMap((_, index) => {
    const [left, rest] = [words.slice(0, index + 1), words.slice(index + 1)]
    const own = beginning(left, rest, phrases)
    return own === null || !stands(left, rest, phrases) ? [] : [{ left, own }]
  })
  const part = (half: readonly Word[]): Word[][] | null =>
    hasRoom(half) ? partMatters(half) : splitOverlong(half, phrases, cache)
  let found: Word[][] | null = null
  for (const { left, own } of cuts.toSorted((one, other) => longer(one) - longer(other))) {
    const front = part(left)
    const rest = front && part(own)
    if (front && rest) {
      found = [...front, ...rest]
      break
    }
  }
  found ??= caseAndOutcome(words)
  cache.set(key, found)
  return found
}

/** “Kalau bayi sedang demam …, | saya tolak dulu”: a case, and what comes of it, which is told directly after; null where one of them has no room. */
function caseAndOutcome(words: readonly Word[]): Word[][] | null {
  const comma = words.findIndex(({ text }) => text.endsWith(',')) + 1
  // “If it breaks in the first month | I’ll give you half off another”
  const who = words.findIndex(({ text }, at) => at > REST_LEAST && /^(?:i|we)[’']ll$/iu.test(text))
  const end = who > 0 && (comma === 0 || who < comma) ? who : comma
  const parts = [words.slice(0, end), words.slice(end)]
  const areLong = parts.every((part) => part.length >= REST_LEAST && hasRoom(part))
  return areLong && isConditionWithoutOutcome(textsOf(words.slice(0, end))) ? parts : null
}

/** The longer half of a cut, less what a comma makes surer. */
function longer({ left, own }: { left: readonly Word[]; own: readonly Word[] }): number {
  const isPause = hasMark(left.at(-1)?.text ?? '')
  return Math.max(...[left, own].map((part) => countChars(lineOf(textsOf(part))))) - (isPause ? 16 : 0)
}

function hasRoom(words: readonly Word[]): boolean {
  return countChars(lineOf(textsOf(words))) <= SMALL_MOST
}

/** Whether a cut leaves two thoughts: no list, no case without its outcome, no word that waits for the next. */
function stands(left: readonly Word[], rest: readonly Word[], phrases: LatinPhrases): boolean {
  const texts = textsOf(left)
  const word = left.at(-1)?.text ?? ''
  // In English a link begins a thought beside a case and its outcome: “leave it in the morning and we will have it by closing”.
  const isTorn = phrases.marksLists && links.test(rest[0]?.text ?? '') ? tearsThought : tears
  // “…, we lived on it”: who does what next.
  const isReason = because.test(rest[0]?.text ?? '') || isConditionWithoutOutcome(textsOf(rest))
  const isDoers = hasMark(word) && doer.test(rest[0]?.text ?? '') && !isImplicitCondition(left, rest)
  const isInside = hasMark(word)
    ? !denied.test(rest[0]?.text ?? '') && endsList(texts, textsOf(rest), phrases.joins)
    : phrases.open.test(` ${word}`)
  return (
    left.length >= LEFT_LEAST &&
    rest.length >= REST_LEAST &&
    // “… would touch my grandfather’s”: the thing is named elsewhere.
    !/[’']s$/u.test(word) &&
    !isConditionWithoutOutcome(texts) &&
    !(hasMark(word) && continuesList(textsOf(rest))) &&
    // “… untuk disetel, gratis, ongkirnya …”: a word between two commas is of the one before.
    !/^\p{L}+,$/u.test(rest[0]?.text ?? '') &&
    (isDoers || isReason || (!isInside && !isTorn(left, rest, phrases)))
  )
}

/** “…, no colouring and no preservative” */
const denied = /^(?:no|not|never|tidak|tanpa|không)$/iu

/** The words after a cut as they begin by themselves; null where they go on with those before it. */
function beginning(left: readonly Word[], rest: readonly Word[], phrases: LatinPhrases): Word[] | null {
  const [first = '', second = ''] = textsOf(rest)
  // “rotan manau asli | yang dianyam tangan”, “dipetik subuh | langsung diantar”: what is done to it, or next.
  if (/^yang (?:(?:sudah|telah) )?di\p{L}{4,}(?!\p{L})/iu.test(lineOf(textsOf(rest)))) return rest.slice(1)
  if (/^(?:langsung|lalu|kemudian)$/iu.test(first) && /^di\p{L}{4,}$/iu.test(second)) return [...rest]
  const isLinked = links.test(first) && !because.test(first) && !/^(?:or|karena|vì)$/iu.test(first)
  // “…, and that one’s free in August”: of what stands before it.
  const isOfIt = /^that[’']s$/iu.test(second) || (hasMark(left.at(-1)?.text ?? '') && /^that$/iu.test(second))
  // “…, so no mess in your laundry”
  const isWithout = /^so$/iu.test(first) && /^no$/iu.test(second)
  if (isLinked && (isOfIt || isWithout || conditions.test(second) || mayLink(left, rest)))
    return replacePronoun(rest.slice(1), left)
  // “Chairs are separate because half our customers borrow them”: why, by itself.
  if (because.test(first) && rest.length >= REASON_LEAST) return rest.slice(1)
  // “… kasih potongan 100 ribu | kalau sewa dua hari atau lebih”: a case, directly after what holds in it.
  if (!phrases.marksLists && isConditionWithoutOutcome(textsOf(rest)) && rest.length > REST_LEAST)
    return [...rest]
  const named = byName(left, rest)
  if (named) return named
  if (!hasMark(left.at(-1)?.text ?? '') || phrases.breaks.test(first)) return null
  const isOwn =
    doer.test(first) ||
    clauseFront.test(first) ||
    isClause(textsOf(rest)) ||
    denied.test(first) ||
    /^(?:mostly|mainly)$/iu.test(first)
  // Only in English does a list go on with bare names; three words say little in any.
  const end = rest.findIndex(({ text }) => hasMark(text)) + 1 || rest.length
  return isOwn || (!phrases.marksLists && end > REST_LEAST) ? replacePronoun(rest, left) : null
}

/** “… dibaca ulang oleh Pak Hendra, rekan kami yang tunanetra sejak lahir”: who that is begins with the name; null where nobody is named. */
function byName(left: readonly Word[], rest: readonly Word[]): Word[] | null {
  const isWho = /^\p{Ll}+ (?:\p{L}+ )?yang$/iu.test(
    lineOf(textsOf(rest.slice(0, 3))).replace(/(?<= yang) .*$/iu, ''),
  )
  const from = left.findLastIndex(({ text }) => !/^\p{Lu}\p{Ll}+,?$/u.test(text)) + 1
  const [first, ...others] = rest
  if (!isWho || first === undefined || from >= left.length || !hasMark(left.at(-1)?.text ?? '')) return null
  const name = left.slice(from).map(({ text }) => text)
  return [{ ...first, text: [...name, first.text].join(' ') }, ...others]
}
