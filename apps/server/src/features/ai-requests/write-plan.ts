import type { AiPlan, WriterFault } from '@clipmint/contract'
import {
  diversityOf,
  factsOf,
  formatPrice,
  occasionName,
  planProduct,
  tellOccasion,
  toPromotion,
} from '@clipmint/copy'
import type { PlanBrief, PlanEars, Planner } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { instructionsIn, maskInstructions } from './grounding/instructions.ts'
import { remainsUsable } from './grounding/remains.ts'
import { keepGrounded, toCopyBrief } from './grounding/rules.ts'
import { builtInPlanner } from './planner.ts'
import { insertCall } from './usage/store.ts'

/** What a plan is written from, as it was kept with the request. */
export type OwnBrief = Omit<PlanBrief, 'shownPrice' | 'shownOccasion'> & {
  /** The built-in planner is asked first, whatever is set up. */
  builtIn?: boolean
}

type Writing = Pick<Context, 'db' | 'now' | 'newId' | 'log' | 'outside'>
type For = { accountId: string; requestId: string; onStage: PlanEars['onStage'] }
type Written = { status: 'planned'; plan: AiPlan } | { status: 'failed'; fault: WriterFault; reason: string }

/**
 * Has a plan written: by the model where one is set up, by the built-in planner where there is none or where nothing
 * usable came of it. Whoever writes, what the owner's words do not hold is left out, and the plan tells what was. Never
 * throws for what a model does.
 */
export async function writePlan(
  ctx: Writing,
  own: OwnBrief,
  { accountId, requestId, onStage }: For,
): Promise<Written> {
  const brief = toPlanBrief(own)
  const ears: PlanEars = {
    onStage,
    onCall: (call) => insertCall(ctx, { accountId, subjectId: requestId, purpose: 'plan' }, call),
  }
  // What rests on others' words, on sums or on a listing is the built-in planner's: it quotes and reckons, and invents nothing.
  const model = isForModel(own) ? ctx.outside.writers?.planner : undefined
  if (!model) return tellMasked(own, await planBy(builtInPlanner, brief, ears))
  const written = await planBy(model, { ...brief, facts: factsOf(toCopyBrief(brief)) }, ears)
  if (written.status === 'planned') return tellMasked(own, written)
  ctx.log.warn(
    { requestId, model: model.name, fault: written.fault, reason: written.reason },
    'the model wrote no plan, so the built-in planner does',
  )
  const instead = tellMasked(own, await planBy(builtInPlanner, brief, ears))
  return instead.status === 'failed'
    ? instead
    : { ...instead, plan: { ...instead.plan, fallback: written.fault } }
}

/** No writer is shown what speaks to a machine, so that none can tell that it was left out. */
function tellMasked({ info }: OwnBrief, written: Written): Written {
  const masked = instructionsIn(info)
  if (written.status === 'failed' || masked.length === 0) return written
  return { ...written, plan: { ...written.plan, leftOut: [...masked, ...(written.plan.leftOut ?? [])] } }
}

function isForModel({ builtIn, reviews, promotion, place }: OwnBrief): boolean {
  return builtIn !== true && !reviews && !promotion && !place
}

/** The brief for a writer: without words that speak to a machine, and with price and occasion as they are shown. */
function toPlanBrief(own: OwnBrief): PlanBrief {
  const info = maskInstructions(own.info)
  const price = own.promotion ? toPromotion(own.promotion).discount : toCopyBrief(own).price
  return {
    ...own,
    info,
    shownPrice: price && formatPrice(price, own.language),
    ...(own.occasion ? { shownOccasion: occasionName(own.occasion.id, own.language) } : {}),
  }
}

/** A plan by this planner, with only what the brief holds; what a model’s plan lost is filled by the built-in planner. */
export async function planBy(planner: Planner, brief: PlanBrief, ears: PlanEars): Promise<Written> {
  const outcome = await planner.plan(brief, ears)
  if (outcome.status === 'failed') return outcome
  const { language, name, shownPrice: price } = brief
  const scenarios = tellDay(brief, outcome.words.scenarios)
  const words = { ...outcome.words, scenarios }
  const unchecked = { writer: planner.name, language, name, price, ...words, diversity: 0 }
  const plan = keepGrounded(
    brief,
    unchecked,
    planner === builtInPlanner ? null : planProduct(toCopyBrief(brief)),
  )
  if (plan && (planner === builtInPlanner || remainsUsable(unchecked, plan)))
    return { status: 'planned', plan: { ...plan, diversity: diversityOf(plan.scenarios, name) } }
  return {
    status: 'failed',
    fault: 'unusable',
    reason: 'Too little of the plan is grounded in the brief, or may be said.',
  }
}

/** Whoever wrote them, scenarios say what day they are for. */
function tellDay(brief: PlanBrief, scenarios: AiPlan['scenarios']): AiPlan['scenarios'] {
  const { occasion } = brief
  return occasion ? tellOccasion(scenarios, occasion.id, toCopyBrief(brief)) : scenarios
}
