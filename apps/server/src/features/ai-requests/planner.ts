import { builtInWriter } from '@clipmint/contract'
import { planPlace, planProduct, planPromotion, planReviews, toPromotion } from '@clipmint/copy'
import type { PlanBrief, Planner } from '@clipmint/integrations'

import { toCopyBrief, toPlace } from './grounding/rules.ts'

/** The writer that is built in: it works without any key, and from the owner's words alone. */
export const builtInPlanner: Planner = {
  name: builtInWriter,
  async plan(brief, { onStage }) {
    await onStage('reading', 0)
    await onStage('points', 0)
    const words = planKind(brief)
    await onStage('scenarios', 0)
    if (words.scenarios.length === 0) {
      return { status: 'failed', fault: 'unusable', reason: 'The brief holds nothing to tell.' }
    }
    await onStage('checking', 0)
    return { status: 'written', words }
  },
}

function planKind(brief: PlanBrief) {
  const copyBrief = toCopyBrief(brief)
  const options = {
    most: brief.most,
    spread: (brief.turn ?? 0) > 0,
    openedBefore: brief.openedBefore ?? [],
  }
  if (brief.reviews) return planReviews(copyBrief, brief.reviews, options)
  if (brief.promotion) return planPromotion(copyBrief, toPromotion(brief.promotion), options)
  if (brief.place) return planPlace(copyBrief, toPlace(brief.place), options)
  return planProduct(copyBrief, options)
}
