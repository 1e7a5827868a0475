import { builtInWriter, type Scenario, type SellingPoint } from '@clipmint/contract'
import type { Plan } from '@clipmint/copy'

export type Line = Scenario['lines'][number]

/** Where a line of a scenario was struck, and what it did there. */
export type Gap = { at: number; role: Line['role'] }

/** The plan that struck lines are written from. */
export type Instead = Pick<Plan, 'scenarios' | 'sellingPoints'>

/** The ids of another plan's points, apart from those of the plan that they come into. */
const otherId = (id: string): string => (id === 'price' ? id : `own-${id}`)

/** What stands between the first line and the offer, whatever it is called. */
function isBody(role: Line['role']): boolean {
  return !['hook', 'offer', 'cta'].includes(role)
}

/** A scenario whose struck lines are those of the plan written instead, each said once, and first what the scenario lacks. */
export function fillGaps(
  kept: Scenario,
  gaps: readonly Gap[],
  { instead, at }: { instead: Instead; at: number },
): Scenario {
  const pool = instead.scenarios.flatMap((_, index, all) => all[(index + at) % all.length]?.lines ?? [])
  const lines = [...kept.lines]
  for (const { at: place, role } of gaps) {
    const said = new Set(lines.flatMap(({ headline, sub }) => [...headline, ...sub]))
    const line = pool.find(
      (other) =>
        (other.role === role || (isBody(role) && isBody(other.role))) &&
        ![...other.headline, ...other.sub].some((text) => said.has(text)),
    )
    if (line)
      lines.splice(place, 0, { ...line, role, pointIds: line.pointIds.map(otherId), writer: builtInWriter })
  }
  return { ...kept, lines }
}

/** The points that the lines of the plan written instead tell. */
export function pointsOf(scenarios: readonly Scenario[], { sellingPoints }: Instead): SellingPoint[] {
  const usedIds = new Set(scenarios.flatMap(({ lines }) => lines.flatMap(({ pointIds }) => pointIds)))
  return sellingPoints
    .map((point) => ({ ...point, id: otherId(point.id) }))
    .filter(({ id }) => id !== 'price' && usedIds.has(id))
}
