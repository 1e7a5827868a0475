import { selling as en } from './en.ts'
import { selling as id } from './id.ts'
import type { Selling } from './types.ts'
import { selling as vi } from './vi.ts'

/**
 * Whether a sentence in Latin letters tells what is sold, what it is like, or what one gains or pays for it: only such
 * ones stop anybody.
 */
export function sells(text: string): boolean {
  if (says('promised', text)) return true
  if (isAside(text)) return false
  return says('does', text) || says('made', text) || says('proven', text) || isPriceOfThing(text)
}

/** Whether it tells fees, waits, limits, ways to order or what a buyer sees to, outside of parentheses. */
export function isAside(text: string): boolean {
  return says('asides', text.replace(/ ?\([^)]*\)/gu, ''))
}

/** Letters of a word that may name a thing: “12x12 castle – £65”. */
const thing = /\p{L}{2,}/u

function isPriceOfThing(text: string): boolean {
  const [before = ''] = text.split(/[$£€₹\d]/u)
  return says('prices', text) && (thing.test(before) || thing.test(text.replace(/\d[\d.,]*\p{L}*/gu, '')))
}

// Owners mix languages: a sentence is looked at in all of them.
function says(meaning: keyof Selling, text: string): boolean {
  return [en, id, vi].some((language) => language[meaning].some((words) => words.test(text)))
}
