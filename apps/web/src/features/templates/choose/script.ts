import type { AiPlan, Scenario, SellingPoint } from '@clipmint/contract'
import type { Script } from '@clipmint/film'

/**
 * The words of a scenario without what the owner left out: a line goes when it rests on selling points and none of
 * them is used, and the price goes when its own point is not used.
 */
export function scriptOf(plan: AiPlan, scenario: Scenario, used: ReadonlySet<string>): Script {
  const lines = scenario.lines.filter(
    ({ pointIds }) => pointIds.length === 0 || pointIds.some((id) => used.has(id)),
  )
  return {
    lang: plan.language,
    name: plan.name,
    price: isPriceUsed(plan.sellingPoints, used) ? plan.price : null,
    brand: null,
    lines,
  }
}

function isPriceUsed(points: readonly SellingPoint[], used: ReadonlySet<string>): boolean {
  const ofPrice = points.filter(({ source }) => source.field === 'price')
  return ofPrice.length === 0 || ofPrice.some(({ id }) => used.has(id))
}
