import type { AiPlan } from '@clipmint/contract'

type Plan = Pick<AiPlan, 'sellingPoints' | 'scenarios'>

/** With less of its big words left, a model's plan is fragments. */
const LEAST_KEPT = 2 / 3

/**
 * Whether what was kept of a model's plan is worth showing: it quotes something of the owner's to choose from, and of the
 * big words that were written no more than a third were struck, those of stories that went with them counted. What the
 * built-in writer wrote in place of them does not count.
 */
export function remainsUsable(written: Plan, kept: Plan): boolean {
  return kept.sellingPoints.length > 0 && headlinesOf(kept) >= headlinesOf(written) * LEAST_KEPT
}

function headlinesOf({ scenarios }: Plan): number {
  const own = scenarios.flatMap(({ lines }) => lines.filter(({ writer }) => writer === undefined))
  return own.flatMap(({ headline }) => headline).length
}
