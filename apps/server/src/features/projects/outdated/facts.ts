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

/** A video, whether it shows what a field was, and what it may show now: nothing of what is hidden or gone. */
export type ShownNow = { project: StoredProject; isOutdated: boolean; fields: FieldFact[] }

/** What videos of an owner show and may show, by their projects, with a handful of queries for any number of them. */
export async function findShownNow(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ShownNow>> {
  const projects = await findProjects(ctx, accountId, projectIds)
  const about = await fetchAbout(ctx, accountId, projects)
  return new Map(
    projects.map((project) => [
      project.id,
      {
        project,
        isOutdated: outdatedIn(project, about).length > 0,
        fields: fieldsOf(project, about) ?? [],
      },
    ]),
  )
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
