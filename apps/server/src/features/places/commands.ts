import { can, type ErrorCode, placeWordings } from '@clipmint/contract'
import type { PlaceFault, PlaceRef } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { type Account, getAccount, holdAccount } from '../account/index.ts'
import { countUses, markDeleted } from '../assets/index.ts'
import { filesOf } from './files.ts'
import { findLocked, refuseLocked } from './locked.ts'
import { choiceFault, isDescription, isOfMarket, minutesLeft } from './rules.ts'
import {
  type Correctable,
  correctable,
  countPlaces,
  deletePlace,
  findByListing,
  findPlace,
  insertPlace,
  lockPlace,
  nothingKnown,
  type StoredPlace,
  updatePlace,
} from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'jobs' | 'events'>

/** Lets card-pay users of the Korean market on; throws PLACES_NOT_FOR_MARKET for everybody else. */
export async function requireMarket(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  said: number | undefined,
): Promise<void> {
  if (!isOfMarket(await getAccount(ctx, accountId), said)) throw new Failure('PLACES_NOT_FOR_MARKET')
}

/** The owner's place; throws PLACES_NOT_FOUND. */
export async function getPlace(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  id: string,
): Promise<StoredPlace> {
  const place = await findPlace(ctx, accountId, id)
  if (!place) throw new Failure('PLACES_NOT_FOUND')
  return place
}

/**
 * Registers the place that a pasted text leads to and has it collected. One that the owner has already is given as it is,
 * and is collected again when it failed.
 */
export async function registerPlace(
  ctx: Door & Pick<Context, 'outside'>,
  accountId: string,
  { url, attested }: { url: string; attested: boolean },
): Promise<{ place: StoredPlace; known: boolean }> {
  if (!attested) throw new Failure('PLACES_ATTESTATION_NEEDED', { field: 'attested' })
  const read = await ctx.outside.places.read(url)
  if (read.status === 'refused') throw new Failure(codeOf[read.fault], { field: 'url' })
  // What is gone is not begun: there would be a place without a name that nothing ever comes of.
  if (!(await isKept(ctx, accountId, read.ref)) && (await ctx.outside.places.isGone(read.ref)))
    throw new Failure('PLACES_LISTING_NOT_FOUND', { field: 'url' })
  return ctx.withTx(async () => {
    const account = await holdAccount(ctx, accountId)
    const known = await findByListing(ctx, accountId, read.ref)
    if (known) {
      const isLocked = (await findLocked(ctx, accountId, [known.id])).has(known.id)
      const mayRetry = known.status === 'failed' && minutesLeft(known, ctx.now()) === 0 && !isLocked
      return { place: mayRetry ? await startCollecting(ctx, known) : known, known: true }
    }
    await refuseMore(ctx, account)
    const place = newPlace(ctx, accountId, read.ref)
    await insertPlace(ctx, place)
    await sendCollecting(ctx, place)
    return { place, known: false }
  })
}

/** Whether something has been read of the owner's place before. */
async function isKept(ctx: Pick<Context, 'db'>, accountId: string, ref: PlaceRef): Promise<boolean> {
  const known = await findByListing(ctx, accountId, ref)
  return known !== null && (known.status === 'collecting' || known.collectedAt !== null)
}

/** What the owner is told of a link that cannot be read. */
const codeOf: Record<PlaceFault, ErrorCode> = {
  invalid_url: 'PLACES_INVALID_URL',
  nameless_link: 'PLACES_NAMELESS_LINK',
  unsupported_host: 'PLACES_UNSUPPORTED_HOST',
  place_not_found: 'PLACES_LISTING_NOT_FOUND',
  blocked: 'PLACES_BLOCKED',
  layout_changed: 'PLACES_UNAVAILABLE',
  timeout: 'PLACES_UNAVAILABLE',
  too_large: 'PLACES_UNAVAILABLE',
  unavailable: 'PLACES_UNAVAILABLE',
  not_offered: 'PLACES_UNAVAILABLE',
}

async function refuseMore(ctx: Pick<Context, 'db'>, { id, planType }: Account): Promise<void> {
  const { all, collecting } = await countPlaces(ctx, id)
  const right = can({ planType }, { do: 'add-place', has: all })
  if (!right.ok) throw new Failure('PLACES_LIMIT_REACHED', { values: { most: right.most } })
  if (collecting > 0) throw new Failure('PLACES_COLLECTING')
}

function newPlace(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  accountId: string,
  { provider, id: listingId }: PlaceRef,
): StoredPlace {
  const at = now()
  return {
    accountId,
    id: newId(),
    provider,
    listingId,
    status: 'collecting',
    stage: 'basic',
    progress: 0,
    name: '',
    category: '',
    facts: nothingKnown,
    menu: [],
    photoIds: [],
    reviews: [],
    missed: [],
    chosen: [],
    corrected: [],
    isLiked: false,
    attestedAt: at,
    attestedWording: placeWordings.at(-1) ?? '',
    collectedAt: null,
    endedAt: null,
    createdAt: at,
    updatedAt: at,
  }
}

/** Reads a place again. Throws PLACES_LOCKED, PLACES_COOLDOWN with the minutes left, and PLACES_COLLECTING while one is being read. */
export async function refreshPlace(ctx: Door, accountId: string, id: string): Promise<StoredPlace> {
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const place = await getPlace(ctx, accountId, id)
    await refuseLocked(ctx, place)
    if ((await countPlaces(ctx, accountId)).collecting > 0) throw new Failure('PLACES_COLLECTING')
    const minutes = minutesLeft(place, ctx.now())
    if (minutes > 0) throw new Failure('PLACES_COOLDOWN', { values: { minutes } })
    return startCollecting(ctx, place)
  })
}

/** Inside the transaction that holds the account. */
async function startCollecting(ctx: Door, place: StoredPlace): Promise<StoredPlace> {
  if ((await countPlaces(ctx, place.accountId)).collecting > 0) throw new Failure('PLACES_COLLECTING')
  const beginning = { status: 'collecting', stage: 'basic', progress: 0, missed: [] } as const
  await updatePlace(ctx, place, { ...beginning, missed: [] })
  await sendCollecting(ctx, place)
  return { ...place, ...beginning, missed: [] }
}

function sendCollecting({ jobs, now }: Pick<Context, 'jobs' | 'now'>, place: StoredPlace) {
  const { accountId, id: placeId } = place
  return jobs.send('places.collect', { accountId, placeId, askedAt: now().toISOString() })
}

type Corrections = { [Field in Correctable]?: string | undefined }

/** Changes what is named: which of the menu is chosen, and what the owner puts right. Throws PLACES_LOCKED. */
export async function editPlace(
  ctx: Door,
  { accountId, id }: Pick<StoredPlace, 'accountId' | 'id'>,
  { menu, ...corrections }: Corrections & { menu?: readonly string[] | undefined },
): Promise<StoredPlace> {
  if (!isDescription(corrections.description ?? ''))
    throw new Failure('PLACES_DESCRIPTION_MEANINGLESS', { field: 'description' })
  return ctx.withTx(async () => {
    const place = await lockPlace(ctx, accountId, id)
    if (!place) throw new Failure('PLACES_NOT_FOUND')
    await refuseLocked(ctx, place)
    const chosen = menu === undefined ? place.chosen : [...new Set(menu)]
    const fault = menu === undefined ? null : choiceFault(place.menu, chosen)
    if (fault) throw new Failure(fault, { field: 'menu' })
    const named = correctable.filter((field) => corrections[field] !== undefined)
    const { name = place.name, category = place.category, ...facts } = corrections
    const { address, phone, description } = { ...place.facts, ...withoutGaps(facts) }
    const changes = {
      chosen,
      name,
      category,
      facts: { ...place.facts, address, phone, description },
      corrected: [...new Set([...place.corrected, ...named])],
    }
    await updatePlace(ctx, place, changes)
    return { ...place, ...changes, updatedAt: ctx.now() }
  })
}

function withoutGaps(facts: Corrections): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, it]) => (it === undefined ? [] : [[name, it]])),
  )
}

/** Marks a place as a favourite or not. */
export async function likePlace(
  ctx: Door,
  key: Pick<StoredPlace, 'accountId' | 'id'>,
  like: boolean,
): Promise<void> {
  if (!(await updatePlace(ctx, key, { isLiked: like }))) throw new Failure('PLACES_NOT_FOUND')
}

/** Deletes a place with the pictures that came with it; those that a video or a product shows stay the owner's. */
export async function removePlace(ctx: Door, accountId: string, id: string): Promise<void> {
  const place = await deletePlace(ctx, accountId, id)
  if (!place) throw new Failure('PLACES_NOT_FOUND')
  await dropUnused(ctx, accountId, filesOf(place))
}

/** Deletes the files of a place that nothing else shows. */
export async function dropUnused(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const unused: string[] = []
  for (const id of ids) {
    const { videos, products } = await countUses(ctx, accountId, [id])
    if (videos + products === 0) unused.push(id)
  }
  if (unused.length > 0) await markDeleted(ctx, accountId, unused, ctx.now())
}
