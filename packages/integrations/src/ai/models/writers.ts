import type { Captioner } from '../captioner.ts'
import type { Planner } from '../planner.ts'
import type { Rewriter } from '../rewriter.ts'
import { createModelCaptioner } from './captioner.ts'
import type { ModelKeys } from './config.ts'
import { openModel } from './model.ts'
import { createModelPlanner } from './planner.ts'
import type { ProviderName } from './providers.ts'
import { createModelRewriter } from './rewriter.ts'

/** What a model writes for the product. */
export type ModelWriters = { planner: Planner; rewriter: Rewriter; captioner: Captioner }

/** The writers of the model that the settings name. */
export function createModelWriters(keys: ModelKeys & { AI_PROVIDER: ProviderName }): ModelWriters {
  const model = openModel(keys)
  return {
    planner: createModelPlanner(model),
    rewriter: createModelRewriter(model),
    captioner: createModelCaptioner(model),
  }
}
