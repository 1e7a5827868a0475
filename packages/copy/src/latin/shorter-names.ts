import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import type { LatinGrammar } from './grammar.ts'

/** All languages in Latin letters have as much room. */
const { small: SMALL_MOST } = lineLimits.en

/** “Comes in four colours” → “Four colours”; “hand-knitted beanie made of wool” → both halves. */
export function shorterNames(text: string, grammar: LatinGrammar): string[] {
  const found: string[] = []
  // The front of what has room nowhere would say less than all of it.
  if (countChars(text) > SMALL_MOST) return found
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
    // “infills from 25”: a price is of what stands before it.
    if (/^\s*from\s[$£€]?\d/iu.test(core.slice(index))) continue
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
