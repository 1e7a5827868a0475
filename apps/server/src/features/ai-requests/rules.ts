import { type AiPlan, limits, type PlanStage, type Scenario } from '@clipmint/contract'

export const HOUR_MS = 3_600_000

/** Per cent of the whole when a stage begins. */
export const progressAt: Readonly<Record<PlanStage, number>> = {
  reading: 5,
  points: 25,
  scenarios: 50,
  checking: 85,
  done: 100,
}

/** The scenario with this id, the first one when none is named, null when there is no such. */
export function findScenario({ scenarios }: AiPlan, id: string | null): Scenario | null {
  return (id === null ? scenarios[0] : scenarios.find((scenario) => scenario.id === id)) ?? null
}

/** Minutes until another plan may be asked for; 0 when it may now. `first` is the first request of the last hour. */
export function minutesToWait(made: number, first: Date | null, now: Date): number {
  if (made < limits.planRequestsPerHour || first === null) return 0
  return Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now.getTime()) / 60_000))
}
