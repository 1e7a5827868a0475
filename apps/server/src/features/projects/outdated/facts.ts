import { type FieldFact, type FieldToday, type OutdatedSlot, outdatedSlots } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { fieldsNow, fieldsThen, findRequests, type PlannedRequest } from '../../ai-requests/index.ts'
import { findPlaces, menuOf } from '../../places/index.ts'
import { findProducts } from '../../products/index.ts'
import { findProjects, type StoredProject } from '../store.ts'

type Of = Pick<StoredProject, 'requestId' | 'productId' | 'placeId'>
type Bound = Pick<StoredProject, 'id' | 'requestId' | 'productId' | 'placeId' | 'boundSlots'>

/** The slots of each project that show what a field was, with a handful of queries for any number of them. */
export async function findOutdated(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projects: readonly Bound[],
): Promise<ReadonlyMap<string, OutdatedSlot[]>> {
  const bound = projects.filter(({ boundSlots }) => boundSlots.length > 0)
  if (bound.length === 0) return new Map()
  const about = await fetchAbout(ctx, accountId, bound)
  return new Map(bound.map((project) => [project.id, outdatedIn(project, about)] as const))
}

/** Those of several videos that show what a field was. */
export async function listOutdatedOf(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await findOutdated(ctx, accountId, await findProjects(ctx, accountId, projectIds))
  return new Set([...found].flatMap(([id, slots]) => (slots.length > 0 ? [id] : [])))
}

/** What the videos of a request show of its product, promotion or place: as its plan was written, and now. */
export async function findFields(
  ctx: Pick<Context, 'db'>,
  request: Pick<PlannedRequest, 'id' | 'accountId' | 'brief' | 'productId' | 'placeId'>,
): Promise<FieldToday[]> {
  const of = { requestId: request.id, productId: request.productId, placeId: request.placeId }
  const then = fieldsThen(request)
  const now = fieldsOf(of, await fetchAbout(ctx, request.accountId, [of])) ?? then
  const shownNow = new Map(now.map(({ field, shown }) => [field, shown] as const))
  return then.map((fact) => ({ ...fact, now: shownNow.get(fact.field) ?? null }))
}

/** What videos of an owner may show of their product, promotion or place as they are now; nothing of what is hidden or gone. */
export async function findFieldsNow(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, FieldFact[]>> {
  const projects = await findProjects(ctx, accountId, projectIds)
  const about = await fetchAbout(ctx, accountId, projects)
  return new Map(projects.map((project) => [project.id, fieldsOf(project, about) ?? []]))
}

type About = Awaited<ReturnType<typeof fetchAbout>>

async function fetchAbout(ctx: Pick<Context, 'db'>, accountId: string, bound: readonly Of[]) {
  const ids = (key: 'requestId' | 'productId' | 'placeId') => [
    ...new Set(bound.flatMap((project) => project[key] ?? [])),
  ]
  const [requests, products, places] = await Promise.all([
    findRequests(ctx, accountId, ids('requestId')),
    findProducts(ctx, accountId, ids('productId')),
    findPlaces(ctx, accountId, ids('placeId')),
  ])
  const byId = <One extends { id: string }>(list: readonly One[]) => new Map(list.map((one) => [one.id, one]))
  return { requests: byId(requests), products: byId(products), places: byId(places) }
}

function outdatedIn({ boundSlots, ...of }: Bound, about: About): OutdatedSlot[] {
  const now = fieldsOf(of, about)
  return now === null ? [] : outdatedSlots(boundSlots, now)
}

/** The fields as they are now; null of what is hidden or gone: no new video of it is wanted, and nothing newer is known. */
function fieldsOf({ requestId, productId, placeId }: Of, about: About): FieldFact[] | null {
  const request = about.requests.get(requestId ?? '')
  const product = about.products.get(productId ?? '') ?? null
  const place = about.places.get(placeId ?? '')
  if (!request || (!product && !place) || product?.hidden === true) return null
  return fieldsNow(request, { product, menu: place ? menuOf(place) : null })
}
