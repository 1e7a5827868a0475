import { countChars, firstWordsOf } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { diversityOf } from '../plan/diversity.ts'
import { tellingUnsaid } from '../plan/left-out.ts'
import { outlineOf } from '../plan/plan.ts'
import { ordered } from '../reading/clean.ts'
import type { LeftOut, Plan, ProductBrief, Scenario, ScriptLine, SellingPoint } from '../types.ts'

/** As many lines as the longest template has scenes. */
export const linesMost = 12

/** The variants that fit the big words of any scene of this language, longest first. */
export function big(variants: readonly string[], { language }: Pick<ProductBrief, 'language'>): string[] {
  return ordered(variants).filter((text) => countChars(text) <= lineLimits[language].most)
}

/** The variants that fit the small words, longest first. */
export function small(variants: readonly string[], { language }: Pick<ProductBrief, 'language'>): string[] {
  return ordered(variants).filter((text) => countChars(text) <= lineLimits[language].small)
}

/** A scenario's lines without what opens and closes it. */
export function bodyOf({ lines }: Pick<Scenario, 'lines'>): ScriptLine[] {
  return lines.filter(({ role }) => role !== 'hook' && role !== 'offer' && role !== 'cta')
}

const told = ['benefit', 'detail', 'proof'] as const

/** Lines as they are to be told one after the other: templates take them by role, so that the roles take turns. */
export function inTurn(lines: readonly ScriptLine[]): ScriptLine[] {
  return lines.map((line, index) => ({ ...line, role: told[index % told.length] ?? 'benefit' }))
}

/** A scenario whose lines are long enough to be told and short enough for any template; null when they are not. */
export function toScenario(
  scenario: Pick<Scenario, 'id' | 'angle' | 'title'> & {
    hook: ScriptLine
    body: ScriptLine[]
    ends: ScriptLine[]
  },
): Scenario | null {
  const { id, angle, title, hook, body, ends } = scenario
  const lines = [hook, ...body.slice(0, linesMost - 1 - ends.length), ...ends]
  return hook.headline.length > 0 && lines.length >= 3
    ? { id, angle, title, summary: outlineOf(lines), lines }
    : null
}

type Made = {
  /** The product's name. */
  name: string
  points: readonly SellingPoint[]
  scenarios: readonly (Scenario | null)[]
  most: number
  /** What the owner asks the viewer. */
  questions: readonly string[]
  /** What of the words that only this kind has is in no video. */
  leftOut?: readonly LeftOut[]
}

/** A plan of these scenarios, at most so many, no two of which open with the same words or have the same id. */
export function planOf(
  { fewer, ...base }: Plan,
  { name, points, scenarios, most, questions, leftOut = [] }: Made,
): Plan {
  const chosen: Scenario[] = []
  for (const scenario of scenarios) {
    if (scenario === null || chosen.length >= most) continue
    const isFresh = chosen.every(
      ({ id, lines }) => id !== scenario.id && !opensAs(lines[0], scenario.lines[0], name),
    )
    if (isFresh) chosen.push(scenario)
  }
  const plan: Plan = {
    ...base,
    sellingPoints: [...points],
    scenarios: chosen,
    diversity: diversityOf(chosen, name),
    leftOut: [...leftOut, ...base.leftOut],
    ...(chosen.length < most ? { fewer: fewer ?? 'alike' } : {}),
  }
  return tellingUnsaid(plan, questions)
}

/** Whether two lines say the same first. */
export function opensAs(one: ScriptLine | undefined, other: ScriptLine | undefined, name: string): boolean {
  if (one === undefined || other === undefined) return false
  return firstWordsOf(one, name)[0] === firstWordsOf(other, name)[0]
}

/** A list that begins at another place. */
export function turned<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
