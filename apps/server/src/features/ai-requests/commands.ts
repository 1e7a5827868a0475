import { type AiPlan, limits, type NewAiRequest, type Scenario, type PlaceBrief } from '@clipmint/contract'
import { hourMs } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { brokenInput } from '../../http/input-rules.ts'
import { holdAccount } from '../account/index.ts'
import { findAssets, isSeen, type SeenAsset } from '../assets/index.ts'
import { getShownProduct } from '../products/index.ts'
import { getEntry } from '../templates/index.ts'
import { briefOfPlace, briefOfProduct, type PlaceWish, type Told } from './kinds/brief.ts'
import { endOf, faultOf } from './kinds/rules.ts'
import { tell } from './news.ts'
import { refuseLocked } from './refuse-locked.ts'
import { findScenario, minutesToWait } from './rules.ts'
import {
  countSince,
  findRequest,
  insertRequest,
  lockRequest,
  type StoredRequest,
  updateRequest,
} from './store.ts'

type Asking = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'jobs'>
type Telling = Pick<Context, 'db' | 'now' | 'events'>

/**
 * Asks for a plan of a product as it is now, with reviews or a promotion where the wish is for those. Throws what is wrong
 * with the wish, and AI_REQUESTS_TOO_MANY past ten an hour.
 */
export async function askForPlan(
  ctx: Asking,
  accountId: string,
  { productId, ...wish }: NewAiRequest & { productId: string; told?: Told },
): Promise<StoredRequest> {
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const product = await getShownProduct(ctx, accountId, productId)
    await refuseFaulty(ctx, accountId, { ...product, ...wish.told }, wish)
    return startRequest(ctx, accountId, {
      category: wish.category,
      productId: product.id,
      placeId: null,
      endsAt: wish.category === 'promotion' && wish.promotion ? endOf(wish.promotion) : null,
      brief: briefOfProduct(product, wish),
    })
  })
}

/** Asks for a plan of a place as whoever keeps places tells of it. */
export async function planPlace(
  ctx: Asking,
  accountId: string,
  { id, place }: { id: string; place: PlaceBrief },
  wish: PlaceWish,
): Promise<StoredRequest> {
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const brief = briefOfPlace(place, wish)
    await refuseFaulty(ctx, accountId, { ...place, language: brief.language }, wish)
    const about = { category: wish.category, productId: null, placeId: id, endsAt: null }
    return startRequest(ctx, accountId, { ...about, brief })
  })
}

type Start = Pick<StoredRequest, 'category' | 'productId' | 'placeId' | 'endsAt' | 'brief'>

async function startRequest(ctx: Asking, accountId: string, start: Start): Promise<StoredRequest> {
  await refuseLocked(ctx, { accountId, ...start })
  await refuseTooMany(ctx, accountId)
  const now = ctx.now()
  const request: StoredRequest = {
    ...start,
    id: ctx.newId(),
    accountId,
    productName: start.brief.name,
    language: start.brief.language,
    status: 1,
    stage: 'reading',
    progress: 0,
    plan: null,
    ranking: null,
    designId: null,
    scenarioId: null,
    promotion: null,
    replans: 0,
    createdAt: now,
    updatedAt: now,
  }
  await insertRequest(ctx, request)
  await ctx.jobs.send('ai-requests.plan', { accountId, requestId: request.id })
  return request
}

/** Throws what keeps a wish from being planned, at its field. */
export async function refuseFaulty(
  ctx: Asking,
  accountId: string,
  about: Parameters<typeof faultOf>[0],
  wish: Parameters<typeof faultOf>[1],
): Promise<void> {
  const fault = faultOf(about, wish, ctx.now())
  if (fault) throw new Failure(fault.code, fault)
  if (wish.category === 'review') await refuseStrangeFiles(ctx, accountId, wish)
}

/** Throws ASSETS_NOT_FOUND, at its review, for a picture that is not the owner's. */
async function refuseStrangeFiles(
  ctx: Asking,
  accountId: string,
  { reviews = [] }: Pick<NewAiRequest, 'reviews'>,
): Promise<void> {
  const wanted = reviews.flatMap(({ assetIds }) => assetIds)
  const own = new Set((await findAssets(ctx, accountId, wanted)).filter(isSeen).map(({ id }) => id))
  const at = reviews.findIndex(({ assetIds }) => assetIds.some((id) => !own.has(id)))
  if (at >= 0) throw new Failure('ASSETS_NOT_FOUND', { field: `reviews.${at}.assetIds` })
}

/** Statuses of a plan of which no video is made yet. */
const unmade: readonly StoredRequest['status'][] = [2, 3]

/**
 * Plans a request anew, to be told more differently, or from the product's words where they have changed since. The first
 * time is free; later ones count as plans of the hour. Throws AI_REQUESTS_ALREADY_MADE once there is a video of it.
 */
export async function replan(ctx: Asking, accountId: string, id: string): Promise<StoredRequest> {
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const request = await getPlanned(ctx, accountId, id)
    if (request.status === 1) return request
    if (!unmade.includes(request.status)) throw new Failure('AI_REQUESTS_ALREADY_MADE')
    await refuseLocked(ctx, request)
    if (request.replans > 0) await refuseTooMany(ctx, accountId)
    const changes = {
      brief: { ...request.brief, turn: (request.brief.turn ?? 0) + 1 },
      replans: request.replans + 1,
      status: 1,
      stage: 'reading',
      progress: 0,
      designId: null,
      scenarioId: null,
    } as const
    await updateRequest(ctx, request, changes)
    await ctx.jobs.send('ai-requests.plan', { accountId, requestId: id })
    return { ...request, ...changes, updatedAt: ctx.now() }
  })
}

async function refuseTooMany(ctx: Pick<Context, 'db' | 'now'>, accountId: string): Promise<void> {
  const now = ctx.now()
  const { made, first } = await countSince(ctx, accountId, new Date(now.getTime() - hourMs))
  const minutes = minutesToWait(made, first, now)
  if (minutes > 0)
    throw new Failure('AI_REQUESTS_TOO_MANY', { values: { minutes, most: limits.planRequestsPerHour } })
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

/** The owner's request if it is of a product, or of a place, as said; throws AI_REQUESTS_NOT_FOUND. */
export async function getRequestOf(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  { id, of }: { id: string; of: 'product' | 'place' },
): Promise<StoredRequest> {
  const request = await getRequest(ctx, accountId, id)
  if ((request.placeId === null ? 'product' : 'place') !== of) throw new Failure('AI_REQUESTS_NOT_FOUND')
  return request
}

export type PlannedRequest = StoredRequest & { plan: AiPlan }

/** The owner's request with its plan; throws AI_REQUESTS_NOT_PLANNED before that, AI_REQUESTS_FAILED when none came. */
export async function getPlanned(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  id: string,
): Promise<PlannedRequest> {
  return planned(await findRequest(ctx, accountId, id))
}

function planned(request: StoredRequest | null): PlannedRequest {
  if (!request) throw new Failure('AI_REQUESTS_NOT_FOUND')
  const { plan, ...rest } = request
  if (!plan) throw new Failure(rest.status === 9 ? 'AI_REQUESTS_FAILED' : 'AI_REQUESTS_NOT_PLANNED')
  return { ...rest, plan }
}

/** The scenario of this name, or the first; throws INVALID_INPUT, at its field, for a name that the plan does not hold. */
export function getScenario(plan: AiPlan, scenarioId: string | null, field = 'scenarioId'): Scenario {
  const scenario = findScenario(plan, scenarioId)
  if (!scenario) throw brokenInput('choice', field)
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

/** The pictures of a request's reviews that no video shows, as far as they are still there. */
export async function findUnchosen(
  ctx: Pick<Context, 'db'>,
  { accountId, brief }: Pick<StoredRequest, 'accountId' | 'brief'>,
): Promise<SeenAsset[]> {
  const ids = (brief.reviews ?? [])
    .flatMap(({ assetIds }) => assetIds)
    .filter((id) => !brief.sourceIds.includes(id))
  return ids.length === 0 ? [] : (await findAssets(ctx, accountId, [...new Set(ids)])).filter(isSeen)
}

/** Notes which design and scenario the owner chose. */
export async function chooseDesign(
  ctx: Pick<Context, 'db' | 'withTx' | 'now'>,
  accountId: string,
  id: string,
  choice: { designId: string; scenarioId?: string | undefined },
): Promise<StoredRequest> {
  return ctx.withTx(async () => {
    const request = planned(await lockRequest(ctx, accountId, id))
    getEntry(choice.designId, accountId)
    const scenarioId =
      choice.scenarioId === undefined ? request.scenarioId : getScenario(request.plan, choice.scenarioId).id
    const status = request.status === 2 ? 3 : request.status
    const changes = { designId: choice.designId, scenarioId, status }
    await updateRequest(ctx, request, changes)
    return { ...request, ...changes, updatedAt: ctx.now() }
  })
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
