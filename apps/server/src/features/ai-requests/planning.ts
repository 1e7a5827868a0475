import { type AiPlan, diversityScore, type PlanStage } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { findProduct } from '../products/index.ts'
import { refreshBrief } from './kinds/brief.ts'
import { tell } from './news.ts'
import { rankPlan } from './ranking/commands.ts'
import { progressOf } from './rules.ts'
import { type Brief, findRequest, type StoredRequest, updateRequest } from './store.ts'
import { writePlan } from './write-plan.ts'

type Telling = Pick<Context, 'db' | 'now' | 'events'>
type Planning = Telling & Pick<Context, 'newId' | 'log' | 'outside'>

/** Plans a request that waits for it: stage by stage, checked against the owner's words, then saved whole. */
export async function planRequest(
  ctx: Planning,
  accountId: string,
  requestId: string,
): Promise<{ status: 'planned' | 'gone' } | { status: 'failed'; reason: string }> {
  const request = await findRequest(ctx, accountId, requestId)
  if (request?.status !== 1) return { status: 'gone' }
  const onStage = stageTeller(ctx, request)
  const brief = await readAgain(ctx, request)
  const outcome = await writePlan(ctx, brief, { accountId, requestId, onStage })
  if (outcome.status === 'failed') return outcome
  const { plan } = outcome
  // Stories from new words replace the old ones, however alike they are.
  const told =
    brief === request.brief ? await moreDifferent(ctx, request, plan) : { brief, plan, ranking: null }
  if (!(await updateRequest(ctx, request, { ...told, status: 2, stage: 'done', progress: 100 }, 1)))
    return { status: 'gone' }
  await tell(ctx, { ...request, status: 2, stage: 'done', progress: 100 })
  return { status: 'planned' }
}

/** What a request is planned from: its brief as it was kept, or, planned anew, what its product says by now. */
async function readAgain(ctx: Planning, request: StoredRequest): Promise<Brief> {
  const { accountId, productId, category, brief, plan } = request
  if (plan === null || productId === null || category !== 'product') return brief
  const product = await findProduct(ctx, accountId, productId)
  return product ? refreshBrief(brief, product) : brief
}

/** Tells each stage and how far it is. It never goes back, also where a second writer begins anew. */
function stageTeller(
  ctx: Telling,
  request: StoredRequest,
): (stage: PlanStage, share: number) => Promise<void> {
  let furthest = -1
  return async (stage, share) => {
    const progress = progressOf(stage, share)
    if (stage === 'done' || progress <= furthest) return
    furthest = progress
    if (await updateRequest(ctx, request, { stage, progress }, 1))
      await tell(ctx, { ...request, stage, progress })
  }
}

/** Marks a request that will never be planned, so that its owner can ask again. */
export async function failRequest(ctx: Telling, accountId: string, requestId: string): Promise<void> {
  const request = await findRequest(ctx, accountId, requestId)
  // One that was planned before keeps that plan.
  const status = request?.plan ? 2 : 9
  if (request && (await updateRequest(ctx, request, { status }, 1))) await tell(ctx, { ...request, status })
}

/**
 * Of a plan made anew, what its owner is shown: the stories that differ more, in the number that they are told; those of
 * before, in templates that lie further apart where that helps, when the new ones do not.
 */
async function moreDifferent(
  ctx: Planning,
  request: StoredRequest,
  plan: AiPlan,
): Promise<Pick<StoredRequest, 'plan' | 'ranking'>> {
  if (!request.plan) return { plan, ranking: null }
  const kept = { ...request, plan: request.plan }
  const shown = request.ranking ?? (await rankPlan(ctx, kept))
  const before = diversityScore(shown.diversity)
  for (const told of [plan, request.plan]) {
    const ranking = await rankPlan(ctx, { ...request, plan: told })
    if (diversityScore(ranking.diversity) > before)
      return { plan: told, ranking: { ...ranking, before: shown.diversity } }
  }
  return { plan: request.plan, ranking: { ...shown, before: shown.diversity } }
}
