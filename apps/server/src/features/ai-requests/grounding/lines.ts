import type { FoundLines, RewriteFacts } from '@clipmint/contract'
import { maySay, type ProductBrief, promotionWords, toPromotion, ungroundedIn } from '@clipmint/copy'
import type { RewriteBrief } from '@clipmint/integrations'
import { countChars } from '@clipmint/kit'

import { speaksToMachine } from './instructions.ts'

/** As many other lines as an owner is shown at once. */
const MOST = 3

/** The facts as the copy room reads them. */
export function toFactsBrief({ brand: _brand, promotion, ...facts }: RewriteFacts): ProductBrief {
  const also = promotion ? promotionWords(facts, toPromotion(promotion)) : []
  return { ...facts, also, gender: 'all', ages: [], mediaCount: 0 }
}

/**
 * Other lines as far as they may be shown, whoever wrote them: within the slot's limit, not what stands there or
 * elsewhere already, not twice, and without a number, superlative, claim or name that the facts do not hold, or
 * anything that advertising law forbids or wants proof of.
 */
export function keepLines(
  { facts, slots, beside }: RewriteBrief,
  found: readonly FoundLines[],
): FoundLines[] {
  const find = ungroundedIn(toFactsBrief({ ...facts, info: [facts.info, facts.brand ?? ''].join('\n') }))
  return slots.map(({ slotId, limit, present }) => {
    const { lines = [], more = false } = found.find((it) => it.slotId === slotId) ?? {}
    const known = new Set([present, ...beside])
    const kept = [...new Set(lines.map((line) => line.normalize('NFC').trim()))].filter(
      (line) =>
        line !== '' &&
        !known.has(line) &&
        countChars(line) <= limit &&
        find(line).length === 0 &&
        maySay(line, facts) &&
        !speaksToMachine(line),
    )
    return { slotId, lines: kept.slice(0, MOST), more }
  })
}
