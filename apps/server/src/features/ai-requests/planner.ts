import { formatPrice, planPlace, planProduct, planPromotion, planReviews } from '@clipmint/copy'
import type { PlanBrief, Planner } from '@clipmint/integrations'

import { toCopyBrief, toPlace, toPromotion } from './grounding/rules.ts'

/** The writer that is built in: it works without any key, and from the owner's words alone. */
export const builtInPlanner: Planner = {
  name: 'built-in',
  async plan(brief: PlanBrief, onStage) {
    await onStage('reading')
    await onStage('points')
    const plan = planKind(brief)
    await onStage('scenarios')
    if (plan.scenarios.length === 0) return { status: 'failed', reason: 'The brief holds nothing to tell.' }
    await onStage('checking')
    return { status: 'planned', plan: { ...plan, name: brief.name, price: priceOf(brief) } }
  },
}

function planKind(brief: PlanBrief) {
  const copyBrief = toCopyBrief(brief)
  const options = { most: brief.most, spread: brief.turn ?? 0 }
  if (brief.reviews) return planReviews(copyBrief, brief.reviews, options)
  if (brief.promotion) return planPromotion(copyBrief, toPromotion(brief.promotion), options)
  if (brief.place) return planPlace(copyBrief, toPlace(brief.place), options)
  return planProduct(copyBrief, options)
}

/** The price as a video of the brief shows it. */
function priceOf({ promotion, language, ...brief }: PlanBrief): string | null {
  const price = promotion ? toPromotion(promotion).discount : toCopyBrief({ ...brief, language }).price
  return price && formatPrice(price, language)
}
