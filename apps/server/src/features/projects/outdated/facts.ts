import { type OutdatedSlot, outdatedSlots } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { fieldsNow, findRequests } from '../../ai-requests/index.ts'
import { findPlaces, menuOf } from '../../places/index.ts'
import { findProducts } from '../../products/index.ts'
import type { StoredProject } from '../store.ts'

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

type About = Awaited<ReturnType<typeof fetchAbout>>

async function fetchAbout(ctx: Pick<Context, 'db'>, accountId: string, bound: readonly Bound[]) {
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

function outdatedIn({ requestId, productId, placeId, boundSlots }: Bound, about: About): OutdatedSlot[] {
  const request = about.requests.get(requestId ?? '')
  const product = about.products.get(productId ?? '') ?? null
  const place = about.places.get(placeId ?? '')
  // Of what is hidden or gone no new video is wanted, and nothing newer is known.
  if (!request || (!product && !place) || product?.hidden === true) return []
  return outdatedSlots(boundSlots, fieldsNow(request, { product, menu: place ? menuOf(place) : null }))
}
