import { selling as en } from './en.ts'
import { selling as id } from './id.ts'
import type { Selling } from './types.ts'
import { selling as vi } from './vi.ts'

const all = [en, id, vi]

/**
 * Whether a sentence in Latin letters tells what is sold, what it is like, or what one gains or pays for it: only such
 * ones stop anybody.
 */
export function sells(text: string): boolean {
  return says('promised', text) || tellsThing(text) || tellsThing(firstClause(text))
}

function tellsThing(text: string): boolean {
  if (isAside(text)) return false
  return says('does', text) || says('made', text) || says('proven', text) || isPriceOfThing(text)
}

/** A clause of fewer words is no thought of its own. */
const CLAUSE_LEAST = 3

/** “Wash dry fold $1.60 a lb” of “Wash dry fold $1.60 a lb, 15 lb minimum”: what is added takes nothing from it. */
function firstClause(text: string): string {
  const [first = ''] = text.split(', ')
  return first.split(' ').length < CLAUSE_LEAST ? text : first
}

/** Whether it tells fees, waits, limits, ways to order or what a buyer sees to, outside of parentheses. */
export function isAside(text: string): boolean {
  return says('asides', text.replace(/ ?\([^)]*\)/gu, ''))
}

/** A price has before it what it is for: “Jungle castle – £65”, and not “£9 a night”. */
const thing = /(?<!\p{L})(?!(?:kg|gr|ml|cm|mm|oz|lbs?)(?!\p{L}))\p{L}{2,}/iu

function isPriceOfThing(text: string): boolean {
  const isNamed = (price: RegExp): boolean => price.test(text) && thing.test(text.split(price)[0] ?? '')
  return all.some(({ prices }) => prices.some(isNamed))
}

// Owners mix languages: a sentence is looked at in all of them.
function says(meaning: keyof Selling, text: string): boolean {
  return all.some((language) => language[meaning].some((words) => words.test(text)))
}
