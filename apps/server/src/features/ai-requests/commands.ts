import { type AiPlan, limits, type PlanStage, type Scenario } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { holdAccount } from '../account/index.ts'
import { findAssets, isSeen, type SeenAsset } from '../assets/index.ts'
import { getProduct, type StoredProduct } from '../products/index.ts'
import { getEntry } from '../templates/index.ts'
import { keepGrounded } from './grounding/rules.ts'
import { builtInPlanner } from './planner.ts'
import { findScenario, HOUR_MS, minutesToWait, progressAt } from './rules.ts'
import {
  type Brief,
  countSince,
  findRequest,
  insertRequest,
  type StoredRequest,
  updateRequest,
} from './store.ts'

type Asking = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'jobs'>
type Telling = Pick<Context, 'db' | 'now' | 'events'>

/** Asks for a plan of a product as it is now. Throws AI_REQUESTS_TOO_MANY past ten an hour. */
export async function askForPlan(
  ctx: Asking,
  accountId: string,
  wish: { productId: string; category: 'product'; most: number },
): Promise<StoredRequest> {
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const product = await getProduct(ctx, accountId, wish.productId)
    await refuseTooMany(ctx, accountId)
    const now = ctx.now()
    const request: StoredRequest = {
      id: ctx.newId(),
      accountId,
      category: wish.category,
      productId: product.id,
      productName: product.name,
      language: product.language,
      brief: toBrief(product, wish.most),
      status: 1,
      stage: 'reading',
      progress: 0,
      plan: null,
      ranking: null,
      designId: null,
      scenarioId: null,
      createdAt: now,
      updatedAt: now,
    }
    await insertRequest(ctx, request)
    await ctx.jobs.send('ai-requests.plan', { accountId, requestId: request.id })
    return request
  })
}

function toBrief(product: StoredProduct, most: number): Brief {
  const { name, info, price, currency, purpose, language, gender, ages, tone, sourceIds } = product
  const words = { name, info, price, currency, purpose, language, gender, ages, tone }
  return { ...words, sourceIds, most, mediaCount: sourceIds.length }
}

async function refuseTooMany(ctx: Pick<Context, 'db' | 'now'>, accountId: string): Promise<void> {
  const now = ctx.now()
  const { made, first } = await countSince(ctx, accountId, new Date(now.getTime() - HOUR_MS))
  const minutes = minutesToWait(made, first, now)
  if (minutes > 0)
    throw new Failure('AI_REQUESTS_TOO_MANY', { values: { minutes, most: limits.planRequestsPerHour } })
}

/** Plans a request that waits for it: stage by stage, checked against the owner's words, then saved whole. */
export async function planRequest(
  ctx: Telling,
  accountId: string,
  requestId: string,
): Promise<{ status: 'planned' | 'gone' } | { status: 'failed'; reason: string }> {
  const request = await findRequest(ctx, accountId, requestId)
  if (request?.status !== 1) return { status: 'gone' }
  const outcome = await builtInPlanner.plan(request.brief, (stage) => enterStage(ctx, request, stage))
  if (outcome.status === 'failed') return outcome
  const plan = keepGrounded(request.brief, outcome.plan)
  if (!plan) return { status: 'failed', reason: 'No line of the plan is grounded in the brief.' }
  if (!(await updateRequest(ctx, request, { plan, status: 2, stage: 'done', progress: 100 }, 1))) {
    return { status: 'gone' }
  }
  await tell(ctx, { ...request, status: 2, stage: 'done', progress: 100 })
  return { status: 'planned' }
}

async function enterStage(ctx: Telling, request: StoredRequest, stage: PlanStage): Promise<void> {
  const progress = progressAt[stage]
  if (stage !== 'done' && (await updateRequest(ctx, request, { stage, progress }, 1))) {
    await tell(ctx, { ...request, stage, progress })
  }
}

/** Marks a request that will never be planned, so that its owner can ask again. */
export async function failRequest(ctx: Telling, accountId: string, requestId: string): Promise<void> {
  const request = await findRequest(ctx, accountId, requestId)
  if (request && (await updateRequest(ctx, request, { status: 9 }, 1)))
    await tell(ctx, { ...request, status: 9 })
}

async function tell({ events }: Pick<Context, 'events'>, request: StoredRequest): Promise<void> {
  const { accountId, id, status, stage, progress } = request
  await events.publish(accountId, { kind: 'ai-request', id, data: { status, stage, progress } })
}

/** The owner's request; throws AI_REQUESTS_NOT_FOUND. */
export async function getRequest(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  id: string,
): Promise<StoredRequest> {
  const request = await findRequest(ctx, accountId, id)
  if (!request) throw new Failure('AI_REQUESTS_NOT_FOUND')
  return request
}

export type PlannedRequest = StoredRequest & { plan: AiPlan }

/** The owner's request with its plan; throws AI_REQUESTS_NOT_PLANNED before that, AI_REQUESTS_FAILED when none came. */
export async function getPlanned(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  id: string,
): Promise<PlannedRequest> {
  const { plan, ...request } = await getRequest(ctx, accountId, id)
  if (!plan) throw new Failure(request.status === 9 ? 'AI_REQUESTS_FAILED' : 'AI_REQUESTS_NOT_PLANNED')
  return { ...request, plan }
}

/** The scenario of this name, or the first; throws INVALID_INPUT for a name that the plan does not hold. */
export function getScenario(plan: AiPlan, scenarioId: string | null): Scenario {
  const scenario = findScenario(plan, scenarioId)
  if (!scenario) throw new Failure('INVALID_INPUT', { field: 'scenarioId' })
  return scenario
}

/** The request's pictures and clips that can be placed, in the owner's order. */
export async function findMedia(
  ctx: Pick<Context, 'db'>,
  { accountId, brief }: Pick<StoredRequest, 'accountId' | 'brief'>,
): Promise<SeenAsset[]> {
  const files = (await findAssets(ctx, accountId, brief.sourceIds)).filter(isSeen)
  const found = new Map(files.map((asset) => [asset.id, asset]))
  return brief.sourceIds.flatMap((id) => found.get(id) ?? []).filter(({ status }) => status !== 'failed')
}

/** Notes which design and scenario the owner chose. */
export async function chooseDesign(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  id: string,
  choice: { designId: string; scenarioId: string | null },
): Promise<StoredRequest> {
  const request = await getPlanned(ctx, accountId, id)
  getEntry(choice.designId, accountId)
  const scenarioId =
    choice.scenarioId === null ? request.scenarioId : getScenario(request.plan, choice.scenarioId).id
  const status = request.status === 2 ? 3 : request.status
  const changes = { designId: choice.designId, scenarioId, status }
  await updateRequest(ctx, request, changes)
  return { ...request, ...changes, updatedAt: ctx.now() }
}

/**
 * How a request's video stands, told by the projects area: 3 chosen, 4 making, 5 made. A made one stays made, and so do
 * several of which some were.
 */
export async function noteVideo(
  ctx: Telling,
  accountId: string,
  id: string,
  status: 3 | 4 | 5,
): Promise<void> {
  const request = await findRequest(ctx, accountId, id)
  if (!request || request.status === status || request.status === 5 || request.status === 6) return
  await updateRequest(ctx, request, { status })
  await tell(ctx, { ...request, status })
}

/** How several videos of a request stand that were asked for together: being made, or how many of them there are. */
export async function noteVideos(
  ctx: Telling,
  accountId: string,
  id: string,
  outcome: 'making' | 'done' | 'partly' | 'failed',
): Promise<void> {
  const request = await findRequest(ctx, accountId, id)
  if (!request) return
  const before = request.designId === null ? 2 : 3
  const status = ({ making: 4, done: 5, partly: 6, failed: before } as const)[outcome]
  await updateRequest(ctx, request, { status })
  await tell(ctx, { ...request, status })
}
