import { formatPrice, planProduct } from '@clipmint/copy'
import type { PlanBrief, Planner } from '@clipmint/integrations'

import { toCopyBrief } from './grounding/rules.ts'

/** The writer that is built in: it works without any key, and from the owner's words alone. */
export const builtInPlanner: Planner = {
  name: 'built-in',
  async plan(brief: PlanBrief, onStage) {
    await onStage('reading')
    const copyBrief = toCopyBrief(brief)
    await onStage('points')
    const plan = planProduct(copyBrief, { most: brief.most })
    await onStage('scenarios')
    if (plan.scenarios.length === 0) return { status: 'failed', reason: 'The brief holds nothing to tell.' }
    await onStage('checking')
    const { price } = copyBrief
    return {
      status: 'planned',
      plan: { ...plan, name: brief.name, price: price && formatPrice(price, brief.language) },
    }
  },
}
