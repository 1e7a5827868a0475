import type { Asset, Recommendation } from '@clipmint/contract'

/** The ranking for one scenario: what suits it best first, then the rest, each as they were ranked. */
export function orderFor(ranking: readonly Recommendation[], scenarioId: string): Recommendation[] {
  const suits = (one: Recommendation) => (one.scenarioId === scenarioId ? 0 : 1)
  return ranking.toSorted((one, other) => suits(one) - suits(other))
}

/** Files in their owner's order, which is the order a template takes them in; those it does not name come last. */
export function inOwnersOrder(files: readonly Asset[], ids: readonly string[]): Asset[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  return files.toSorted(
    (one, other) => (place.get(one._id) ?? ids.length) - (place.get(other._id) ?? ids.length),
  )
}

/** Files in their order, with one of them first. */
export function openingWith(files: readonly Asset[], id: string | null): readonly Asset[] {
  return id === null
    ? files
    : files.toSorted((one, other) => Number(other._id === id) - Number(one._id === id))
}
