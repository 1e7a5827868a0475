import { createHash } from 'node:crypto'

import type { PlaceMissed, PlaceStage } from '@clipmint/contract'
import type { PlaceBasics, PlaceMenuItem, PlaceReview, PlaceTidings } from '@clipmint/integrations'

import type { Context } from '../../../context.ts'
import { dropUnused } from '../commands.ts'
import { filesOf } from '../files.ts'
import { endingOf, missedOnce, pictureShare, progressOf } from '../rules.ts'
import {
  findPlace,
  lockPlace,
  type StoredMenuItem,
  type StoredPlace,
  type StoredReview,
  updatePlace,
} from '../store.ts'
import { type Album, openAlbum, type PictureWish } from './album.ts'

/** How much of each kind is fetched: enough for many videos, and for the minute. */
const most = { menuPictures: 12, photos: 12, clips: 3, perReview: 2 }

type Key = Pick<StoredPlace, 'accountId' | 'id'>

/** One collecting: the place as it stands, what it missed so far, where its pictures go, and how long it may take. */
type Collecting = {
  ctx: Context
  place: StoredPlace
  missed: PlaceMissed[]
  album: Album
  budgetMs: number
  isGone: boolean
}

/**
 * Collects a place that waits for it: stage by stage, each kept as it comes. Whatever came by the end of its time is
 * what the owner has, and is told at once; what was on its way then is cleared up after.
 */
export async function collectPlace(
  ctx: Context,
  key: Key,
  { signal, budgetMs }: { signal: AbortSignal; budgetMs: number },
): Promise<void> {
  const place = await findPlace(ctx, key.accountId, key.id)
  if (place?.status !== 'collecting') return
  const before = filesOf(place)
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)])
  const album = openAlbum(ctx, place, deadline)
  const run: Collecting = { ctx, place, missed: [], album, budgetMs, isGone: false }
  let kept: ReadonlySet<string>
  try {
    const isKept = await collectInto(run, { signal, deadline })
    kept = new Set(isKept ? filesOf(run.place) : [])
  } finally {
    await album.close()
  }
  // What the listing no longer shows, what came too late, and all that came of a place that its owner deleted meanwhile.
  const orphans = [...new Set([...before, ...album.taken()])].filter((id) => !kept.has(id))
  await dropUnused(ctx, key.accountId, orphans)
}

/** Whether the place was still there to be settled at its end. */
async function collectInto(
  run: Collecting,
  { signal, deadline }: { signal: AbortSignal; deadline: AbortSignal },
): Promise<boolean> {
  await enter(run, 'basic')
  await run.ctx.outside.places.collect(
    { provider: run.place.provider, id: run.place.listingId },
    { signal: deadline, tell: (tidings) => take(run, tidings) },
  )
  // Asked to end: what was told to the owner so far stays, and the next try goes on from the beginning.
  signal.throwIfAborted()
  return settle(run)
}

/** Ends a collecting that will never end by itself. */
export async function failPlace(
  ctx: Pick<Context, 'db' | 'withTx' | 'now' | 'events'>,
  key: Key,
): Promise<void> {
  await ctx.withTx(async () => {
    const place = await lockPlace(ctx, key.accountId, key.id)
    if (place?.status !== 'collecting') return
    const missed: PlaceMissed[] = [{ stage: place.stage, fault: 'unavailable', files: 0 }]
    const status = endingOf(missed, place.collectedAt !== null || place.name !== '')
    await updatePlace(ctx, key, { status, missed, endedAt: ctx.now() })
    await ctx.events.publish(key.accountId, { kind: 'place', id: key.id, data: { status } })
  })
}

async function take(run: Collecting, tidings: PlaceTidings): Promise<void> {
  if (run.isGone) return
  if (tidings.status === 'missed') {
    run.missed.push({ stage: tidings.stage, fault: tidings.fault, files: 0 })
  } else {
    await keep(run, tidings)
  }
  const next: Partial<Record<PlaceStage, PlaceStage>> = { basic: 'menu', menu: 'photos', photos: 'reviews' }
  const stage = next[tidings.stage]
  if (stage && !(tidings.stage === 'basic' && tidings.status === 'missed')) await enter(run, stage)
}

async function keep(run: Collecting, tidings: Extract<PlaceTidings, { status: 'got' }>): Promise<void> {
  switch (tidings.stage) {
    case 'basic':
      return change(run, basicChanges(run.place, tidings.basics))
    case 'menu':
      return change(run, await menuChanges(run, tidings.menu))
    case 'photos': {
      const clips = tidings.photos.filter(({ kind }) => kind === 'video').slice(0, most.clips)
      const pictures = tidings.photos.filter(({ kind }) => kind === 'image').slice(0, most.photos)
      const ids = await fetchAll(
        run,
        'photos',
        [...pictures, ...clips].map((media) => ({ media })),
      )
      return change(run, { photoIds: ids.flatMap((id) => id ?? []) })
    }
    case 'reviews':
      return change(run, { reviews: await reviewsWith(run, tidings.reviews) })
  }
}

/** The facts as the listing has them, but for what the owner put right. */
function basicChanges(
  { corrected, name, category, facts }: StoredPlace,
  basics: PlaceBasics,
): Partial<StoredPlace> {
  const { name: newName, category: newCategory, ...rest } = basics
  const own = Object.fromEntries(
    (['address', 'phone', 'description'] as const)
      .filter((field) => corrected.includes(field))
      .map((field) => [field, facts[field]]),
  )
  return {
    name: corrected.includes('name') ? name : newName,
    category: corrected.includes('category') ? category : newCategory,
    facts: { ...rest, ...own },
  }
}

/** The menu with its pictures, one for each item before any has a second. What is chosen stays chosen by its name. */
async function menuChanges(run: Collecting, items: readonly PlaceMenuItem[]): Promise<Partial<StoredPlace>> {
  const seen = new Map<string, number>()
  const menu = items.map(({ pictures, ...item }) => {
    const times = (seen.get(item.name) ?? 0) + 1
    seen.set(item.name, times)
    return { ...item, id: shortHash(`${item.name} ${times}`), pictures }
  })
  const wishes = [0, 1].flatMap((nth) =>
    menu.flatMap(({ id, pictures }) => {
      const url = pictures[nth]
      return url === undefined ? [] : [{ media: { kind: 'image' as const, url }, of: id }]
    }),
  )
  const fetched = wishes.slice(0, most.menuPictures)
  const ids = await fetchAll(run, 'menu', fetched)
  const kept: StoredMenuItem[] = menu.map(({ pictures: _urls, ...item }) => ({
    ...item,
    pictureIds: fetched.flatMap(({ of }, at) => (of === item.id ? (ids[at] ?? []) : [])),
  }))
  const chosen = run.place.chosen.filter((id) => kept.some((item) => item.id === id))
  return { menu: kept, chosen }
}

async function reviewsWith(run: Collecting, reviews: readonly PlaceReview[]): Promise<StoredReview[]> {
  const pictures = (review: PlaceReview) => review.media.filter(({ kind }) => kind === 'image')
  const wishes = Array.from({ length: most.perReview }, (_, nth) => nth).flatMap((nth) =>
    reviews.flatMap((review) => {
      const media = pictures(review)[nth]
      return media ? [{ media, of: review.id }] : []
    }),
  )
  const clips = reviews
    .flatMap((review) =>
      review.media.filter(({ kind }) => kind === 'video').map((media) => ({ media, of: review.id })),
    )
    .slice(0, most.clips)
  // One picture of each first: those are what makes a review one that a video can show.
  const fetched = [...wishes.slice(0, reviews.length), ...clips, ...wishes.slice(reviews.length)]
  const ids = await fetchAll(run, 'reviews', fetched)
  return reviews.map(({ media: _urls, ...review }) => ({
    ...review,
    mediaIds: fetched.flatMap(({ of }, at) => (of === review.id ? (ids[at] ?? []) : [])),
  }))
}

async function fetchAll(
  run: Collecting,
  stage: Exclude<PlaceStage, 'basic'>,
  wishes: readonly PictureWish[],
): Promise<(string | null)[]> {
  const { ids, missed } = await run.album.fetch(wishes, {
    title: run.place.name,
    endsMs: pictureShare[stage] * run.budgetMs,
    onEach: (share) => tell(run, stage, progressOf(stage, share)),
  })
  run.missed.push(...missed.map((one) => ({ stage, ...one })))
  return ids
}

async function enter(run: Collecting, stage: PlaceStage): Promise<void> {
  await change(run, { stage, progress: progressOf(stage) })
  await tell(run, stage, progressOf(stage))
}

/** Keeps what came; a place that its owner deleted meanwhile is noticed here. */
async function change(run: Collecting, changes: Partial<StoredPlace>): Promise<void> {
  if (run.isGone) return
  const merged = await run.ctx.withTx(async () => {
    const now = await lockPlace(run.ctx, run.place.accountId, run.place.id)
    if (now?.status !== 'collecting') return null
    await updatePlace(run.ctx, now, changes)
    return { ...now, ...changes }
  })
  if (merged) run.place = merged
  else run.isGone = true
}

async function tell({ ctx, place }: Collecting, stage: PlaceStage, progress: number): Promise<void> {
  const data = { status: 'collecting', stage, progress }
  await ctx.events.publish(place.accountId, { kind: 'place', id: place.id, data })
}

/** Says how it ended; false when there is no place any more. */
async function settle(run: Collecting): Promise<boolean> {
  const { ctx, missed, place } = run
  if (run.isGone) return false
  const isRead = !missed.some(({ stage }) => stage === 'basic')
  const status = endingOf(missed, isRead || place.collectedAt !== null)
  const at = ctx.now()
  return ctx.withTx(async () => {
    const changes = { status, missed: missedOnce(missed), progress: 100, endedAt: at }
    const isThere = await updatePlace(
      ctx,
      place,
      { ...changes, ...(isRead ? { collectedAt: at } : {}) },
      'collecting',
    )
    if (isThere) await ctx.events.publish(place.accountId, { kind: 'place', id: place.id, data: { status } })
    return isThere
  })
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
