import type { Script } from '@clipmint/film'

import type { AiPlan, Scenario, SellingPoint } from './ai-requests.ts'

/**
 * The words of a scenario without what the owner left out: a line goes when it rests on selling points and all of them
 * are left out, and the price goes when its own point is. The preview and the video made of it say the same.
 */
export function scriptOf(
  plan: AiPlan,
  scenario: Pick<Scenario, 'lines'>,
  without: ReadonlySet<string> = new Set(),
): Script {
  const lines = scenario.lines.filter(
    ({ pointIds }) => pointIds.length === 0 || !pointIds.every((id) => without.has(id)),
  )
  return {
    lang: plan.language,
    name: plan.name,
    price: isPriceUsed(plan.sellingPoints, without) ? plan.price : null,
    brand: null,
    lines,
  }
}

function isPriceUsed(points: readonly SellingPoint[], without: ReadonlySet<string>): boolean {
  const ofPrice = points.filter(({ source }) => source.field === 'price')
  return ofPrice.length === 0 || ofPrice.some(({ id }) => !without.has(id))
}

/** How diverse stories are, of 100: only a difference in this number is worth a change of stories. */
export function diversityScore(diversity: number): number {
  return Math.round(diversity * 100)
}

/**
 * For each scenario the template that suits it best, each template once while there are others: what several videos of
 * one plan are made in. `ranking` is best first, as the templates were recommended.
 */
export function bestForEach<Ranked extends { scenarioId: string }>(
  ranking: readonly Ranked[],
  scenarioIds: readonly string[],
): Ranked[] {
  const free = [...ranking]
  return scenarioIds.flatMap((id) => {
    const at = free.findIndex(({ scenarioId }) => scenarioId === id)
    const [best] = free.splice(Math.max(0, at), 1)
    return best ?? ranking.find(({ scenarioId }) => scenarioId === id) ?? ranking[0] ?? []
  })
}

/** The file that a scenario's videos open with: another for each scenario, as the ranking shares them out; null for none. */
export function openingFile(
  ranking: readonly { scenarioId: string; firstAssetId: string | null }[],
  scenarioId: string,
): string | null {
  return ranking.find((one) => one.scenarioId === scenarioId)?.firstAssetId ?? null
}
