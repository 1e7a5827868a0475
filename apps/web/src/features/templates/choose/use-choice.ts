import { type AiPlan, type Recommendation, type RequestField, scriptOf } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

import type { ChooseSearch } from '../pages/search.ts'
import type { Told } from '../preview/compose-preview.ts'
import { orderFor } from './order.ts'

const noPoints: string[] = []

/** What the owner has chosen so far, with a good choice in place of what they have not touched. */
export function useChoice(
  plan: AiPlan,
  ranking: readonly Recommendation[] | undefined,
  fields: readonly RequestField[],
) {
  // The same at the address of a product's plan and of a place's.
  const search: ChooseSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = (id: string | undefined) => plan.scenarios.find((scenario) => scenario.id === id)
  // The first opens with what weighs most with a buyer, whichever template tells which story best.
  const scenario = named(search.scenario) ?? plan.scenarios[0]
  if (!scenario) throw new Error('A plan has at least one scenario.')
  const without = search.without ?? noPoints
  const used = useMemo(
    () => new Set(plan.sellingPoints.map(({ id }) => id).filter((id) => !without.includes(id))),
    [plan, without],
  )
  const told = useMemo(
    (): Told => ({ script: scriptOf(plan, scenario, new Set(without)), fields }),
    [plan, scenario, without, fields],
  )
  const ordered = useMemo(() => (ranking ? orderFor(ranking, scenario.id) : null), [ranking, scenario.id])
  const chosen = ordered?.find(({ template }) => template._id === search.template) ?? ordered?.[0] ?? null
  const change = (next: ChooseSearch) =>
    void navigate({
      to: '.',
      search: (known: ChooseSearch) => ({ ...known, ...next }),
      replace: true,
      resetScroll: false,
    })
  return {
    scenario,
    without,
    used,
    told,
    ordered,
    chosen,
    ratio: search.ratio ?? '9:16',
    /** Another story leaves the chosen template as it is: every template can tell every story. */
    chooseScenario: (id: string) => change({ scenario: id }),
    chooseRatio: (ratio: Ratio) => change({ ratio }),
    chooseTemplate: (id: string) => change({ template: id, scenario: scenario.id }),
    usePoint: (id: string, isUsed: boolean) =>
      change({ without: isUsed ? without.filter((one) => one !== id) : [...without, id] }),
  }
}

export type ChoiceState = ReturnType<typeof useChoice>
