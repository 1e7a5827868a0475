import type { PlanStage } from '@clipmint/contract'

import type { PlanEars, Planner } from '../planner.ts'
import type { PartialAnswer } from './ask.ts'
import type { Model } from './model.ts'
import { mostPoints, PlanDraft, toPlanWords } from './plan-draft.ts'
import { planPrompt } from './prompts/plan.ts'
import { write } from './write.ts'

/** All tries together may take as long as two and a half of them. */
const triesWithin = 2.5

/** A planner that has a model write. */
export function createModelPlanner(model: Model): Planner {
  return {
    name: model.name,
    async plan(brief, { onStage, onCall }) {
      await onStage('reading', 0)
      const wish = { name: 'plan', shape: PlanDraft, maxOutputTokens: 12_000, ...planPrompt(brief) }
      const listening = {
        wholeMs: model.tryMs * triesWithin,
        onPartial: listen(onStage, brief.most),
        onCall,
      }
      const outcome = await write(model, wish, listening)
      if (outcome.status === 'failed') return outcome
      await onStage('checking', 0)
      const words = toPlanWords(brief, outcome.value)
      if (words) return { status: 'written', words }
      return { status: 'failed', fault: 'unusable', reason: 'No selling point or no scenario could be used.' }
    },
  }
}

/** Tells the stage that a streamed answer has come to, each time that a point or a scenario more has begun. */
function listen(onStage: PlanEars['onStage'], most: number): (partial: PartialAnswer) => Promise<void> {
  let last = ''
  return async (partial) => {
    const [points, scenarios] = [countOf(partial['sellingPoints']), countOf(partial['scenarios'])]
    const stage: PlanStage = scenarios > 0 ? 'scenarios' : 'points'
    const begun = scenarios > 0 ? (scenarios - 1) / most : Math.max(0, points - 1) / mostPoints
    const now = `${stage} ${points} ${scenarios}`
    if (now === last) return
    last = now
    await onStage(stage, Math.min(begun, 1))
  }
}

function countOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}
