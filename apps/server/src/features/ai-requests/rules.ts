import { type AiPlan, limits, type PlanStage, planStages, type Scenario } from '@clipmint/contract'
import { clamp, hourMs } from '@clipmint/kit'

/** Per cent of the whole when a stage begins. */
const progressAt: Readonly<Record<PlanStage, number>> = {
  reading: 5,
  points: 25,
  scenarios: 50,
  checking: 85,
  done: 100,
}

/** Per cent of the whole when a share of a stage is done, 0 to 1; only the next stage's beginning is that stage's end. */
export function progressOf(stage: PlanStage, share: number): number {
  const next = planStages[planStages.indexOf(stage) + 1] ?? 'done'
  const room = Math.max(0, progressAt[next] - progressAt[stage] - 1)
  return progressAt[stage] + Math.floor(clamp(share, 0, 1) * room)
}

/** The scenario with this id, the first one when none is named, null when there is no such. */
export function findScenario({ scenarios }: AiPlan, id: string | null): Scenario | null {
  return (id === null ? scenarios[0] : scenarios.find((scenario) => scenario.id === id)) ?? null
}

/** Minutes until another plan may be asked for; 0 when it may now. `first` is the first request of the last hour. */
export function minutesToWait(made: number, first: Date | null, now: Date): number {
  if (made < limits.planRequestsPerHour || first === null) return 0
  return Math.max(1, Math.ceil((first.getTime() + hourMs - now.getTime()) / 60_000))
}
