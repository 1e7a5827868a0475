import type { LeftOut, Plan, SellingPoint } from '../types.ts'
import { told } from './points.ts'

/**
 * A plan that also tells which of its points, and of the owner's questions, no scenario found room for. What was told so
 * before is worked out again: scenarios may have been made into others.
 */
export function tellingUnsaid(plan: Plan, questions: readonly string[]): Plan {
  const lines = plan.scenarios.flatMap((scenario) => scenario.lines)
  const said = new Set(lines.flatMap(({ pointIds }) => pointIds))
  const heads = new Set(lines.flatMap(({ headline }) => headline))
  const known = plan.leftOut.filter(({ reason }) => reason !== 'no-room')
  const unsaid: LeftOut[] = [
    ...plan.sellingPoints
      .filter((point) => !said.has(point.id) && isOwnThought(point))
      .map(toUnsaid)
      .filter(({ text }) => !known.some((other) => other.text === text)),
    ...questions
      .filter((text) => !heads.has(text))
      .map((text) => ({ text, field: 'info' as const, reason: 'no-room' as const })),
  ]
  return { ...plan, leftOut: [...known, ...unsaid] }
}

/** Name and price stand in every video, whether a line says them or not. */
function isOwnThought({ source }: SellingPoint): boolean {
  return source.field !== 'name' && source.field !== 'price'
}

function toUnsaid({ source }: SellingPoint): LeftOut {
  return { text: told(source.quote), field: source.field, reason: 'no-room' }
}
