import { countChars } from '@clipmint/kit'

import { linksClauses } from '../korean/clause-links.ts'
import { firstClause, namesOwn } from '../korean/own-clause.ts'
import { pointsBack, saysOutcome } from '../korean/points-back.ts'
import { isAside } from '../korean/said-with.ts'
import { beginsPart, endOfPart, leadsOn, needsRest } from '../korean/stands-alone.ts'
import { tearsQuote } from '../korean/torn.ts'
import { lineOf, textsOf } from './clause.ts'
import type { Word } from './sentence.ts'
import { fits, SMALL_MOST } from './shorten-ko-parts.ts'

/** A stretch of a long sentence, with the end it has by itself; `isTorn` where it says nothing or something else alone. */
export type Part = { words: Word[]; isTorn: boolean }

/** What a letter that is left out costs, by which few are; a part, by which few are made; and one that is too short to say much. */
const COSTS = {
  left: 3,
  part: 6,
  short: 0.5,
  long: 30,
  comma: 16,
  cause: 12,
  lead: 8,
  turn: 2,
  inner: 4,
  ofTopic: 8,
  pointing: 38,
  outcome: 16,
  alone: 100,
}
/** Fewer letters say little. */
const SHORT = 20

/**
 * A long sentence in parts that each begin and end surely, as few as have room; what stands in none of them is left out. So a
 * sentence of 250 letters is said in three good parts, and not in five of which two are torn.
 */
export function partSurely(words: readonly Word[]): Part[] {
  const texts = words.map(({ text }) => text)
  const cuts: Cut[] = [
    { ...noCut, at: 0, begins: true },
    ...texts.slice(1).flatMap((_, index) => cutAt(texts, index + 1)),
    { ...noCut, at: words.length, end: isAside(texts) ? null : (texts.at(-1) ?? '') },
  ]
  const best: { cost: number; parts: Part[] }[] = [{ cost: 0, parts: [] }]
  for (const [to, { at, end }] of cuts.entries()) {
    if (to === 0) continue
    const ways = cuts.slice(0, to).map((cut, from) => {
      const part = readPart(words.slice(cut.at, at), end, cut.begins)
      const before = best[from] ?? { cost: 0, parts: [] }
      return {
        cost: before.cost + costOf(part) + (from > 0 ? costOfCut(cut, part, before.parts.at(-1)) : 0),
        parts: [...before.parts, part],
      }
    })
    best.push(ways.reduce((least, way) => (way.cost < least.cost ? way : least)))
  }
  return best.at(-1)?.parts ?? []
}

/** Where a long sentence may be cut: how what stands before would end, whether what follows begins by itself, and what is of both. */
type Cut = {
  at: number
  end: string | null
  begins: boolean
  leadsOn: 'cause' | 'lead' | 'turn' | null
  hasComma: boolean
  needsRest: boolean
}

const noCut = { end: null, begins: false, leadsOn: null, hasComma: false, needsRest: false }

function cutAt(texts: readonly string[], at: number): Cut[] {
  const [left, rest] = [texts.slice(0, at), texts.slice(at)]
  const word = left.at(-1) ?? ''
  if (!mayEnd.test(word) || tearsQuote(left, rest.slice(0, firstClause(rest).length + 1))) return []
  const end = endOfPart(left, rest)
  const begins = (end !== null || linksClauses(left)) && beginsPart(left, rest)
  if (end === null && !begins) return []
  const ofBoth = { leadsOn: leadsOn(left, rest), needsRest: needsRest(left, rest) }
  return [{ at, end, begins, hasComma: word.endsWith(','), ...ofBoth }]
}

/** How a word ends that may end a part, as far as its letters tell. */
const mayEnd = /[,고구며만데요서라까니지]$/u

function readPart(words: readonly Word[], end: string | null, begins: boolean): Part {
  const last = words.at(-1)
  if (last === undefined || end === null || !begins) return { words: [...words], isTorn: true }
  const closed = [...words.slice(0, -1), { ...last, text: end }]
  return { words: closed, isTorn: !fits(textsOf(closed)) }
}

function costOf({ words, isTorn }: Part): number {
  const texts = textsOf(words)
  const length = countChars(lineOf(texts))
  if (isTorn) return COSTS.part + length * COSTS.left
  const commas = texts.slice(0, -1).filter((text) => /(?:[고며데요만]|니다),$/u.test(text)).length
  const leads = texts.slice(0, -1).filter((text) => /[가-힣]데$/u.test(text)).length
  return (
    COSTS.part +
    Math.max(0, SHORT - length) * COSTS.short +
    (length > SMALL_MOST ? COSTS.long : 0) +
    commas * COSTS.comma +
    leads * COSTS.inner
  )
}

/** What it costs that a part is read without the words before it. */
function costOfCut(cut: Cut, { words, isTorn }: Part, before?: Part): number {
  const texts = textsOf(words)
  const cause = cut.leadsOn === null ? 0 : COSTS[cut.leadsOn]
  // A cause is not said without its outcome, nor what leads to something, unless it is of a thing.
  if (isTorn) return cut.needsRest ? COSTS.alone : 0
  // “(한 달 안에 안 눌리면 무상인데) 떨어뜨리신 거는 뜯어보면 다 보여요”: of a case that is left out.
  if (before?.isTorn === true && cut.leadsOn === 'lead' && cut.needsRest) return COSTS.alone
  // “(두 벌을 보내 드리고) 안 맞는 건 바로 돌려보내시면 돼요”: of what is left out.
  if (before?.isTorn === true && cut.leadsOn === null && !cut.hasComma) return COSTS.alone
  return cause + (cut.hasComma || namesOwn(texts) ? 0 : COSTS.ofTopic) + pointingCost(texts)
}

function pointingCost(texts: readonly string[]): number {
  if (saysOutcome(texts)) return COSTS.outcome
  return pointsBack(texts) ? COSTS.pointing : 0
}
