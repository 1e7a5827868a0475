import { type Cost, type Placing, type Spot, STEP } from './placing.ts'

/** A place that was filled late may have what an early one should: pairs change files, those first that gain most. */
export function exchangeWhatSuits(placing: Placing, cost: Cost): void {
  const spots = placing.spots.filter(({ layer, isKept }) => !isKept && layer.slot.same === null)
  // Each exchange makes the whole better by a step at least, so there are never many.
  for (let left = spots.length; left > 0; left -= 1) {
    const pair = bestExchange(placing, spots, cost)
    if (!pair) return
    placing.exchange(...pair)
  }
}

function bestExchange(placing: Placing, spots: readonly Spot[], cost: Cost): [Spot, Spot] | null {
  const pairs = spots.flatMap((one, index) => spots.slice(index + 1).map((other) => [one, other] as const))
  const worth = pairs
    .map(([one, other]) => ({ one, other, gain: gainOf(placing, [one, other], cost) }))
    .filter(({ gain }) => gain > STEP)
    .toSorted((first, second) => second.gain - first.gain)
  const best = worth.find(({ one, other }) => {
    placing.exchange(one, other)
    const repeats = placing.isRepeatedIn(one) || placing.isRepeatedIn(other)
    placing.exchange(one, other)
    return !repeats
  })
  return best ? [best.one, best.other] : null
}

function gainOf(placing: Placing, [one, other]: readonly [Spot, Spot], cost: Cost): number {
  const [mine, theirs] = [placing.fileIn(one), placing.fileIn(other)]
  if (!mine || !theirs) return 0
  const takes = one.layer.slot.accept.includes(theirs.kind) && other.layer.slot.accept.includes(mine.kind)
  return takes ? cost(one, mine) + cost(other, theirs) - cost(one, theirs) - cost(other, mine) : 0
}
