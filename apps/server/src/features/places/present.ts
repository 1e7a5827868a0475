import type { Asset, Place, PlaceCard } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { findAssets, presentAsset } from '../assets/index.ts'
import { filesOf } from './files.ts'
import { findLocked } from './locked.ts'
import { refreshableAt } from './rules.ts'
import { countVideos, type StoredPlace } from './store.ts'

type Door = Pick<Context, 'db' | 'files'>

/** Places for a list, with a few queries for any number of them. */
export async function presentCards(
  ctx: Door,
  accountId: string,
  list: readonly StoredPlace[],
): Promise<PlaceCard[]> {
  const covers = list.map((place) => place.photoIds[0] ?? filesOf(place)[0])
  const ids = list.map(({ id }) => id)
  const [assets, videos, locked] = await Promise.all([
    presentFiles(
      ctx,
      accountId,
      covers.flatMap((id) => id ?? []),
    ),
    countVideos(ctx, accountId, ids),
    findLocked(ctx, accountId, ids),
  ])
  return list.map((place, index) =>
    cardOf(place, {
      cover: assets.get(covers[index] ?? '') ?? null,
      videoCount: videos.get(place.id) ?? 0,
      isLocked: locked.has(place.id),
    }),
  )
}

/** A place whole. */
export async function presentPlace(ctx: Door & Pick<Context, 'outside'>, place: StoredPlace): Promise<Place> {
  const [assets, videos, locked] = await Promise.all([
    presentFiles(ctx, place.accountId, filesOf(place)),
    countVideos(ctx, place.accountId, [place.id]),
    findLocked(ctx, place.accountId, [place.id]),
  ])
  const shown = (ids: readonly string[]) => ids.flatMap((id) => assets.get(id) ?? [])
  const { menu, chosen, photoIds, reviews, facts, missed, collectedAt } = place
  const photos = shown(photoIds)
  return {
    ...cardOf(place, {
      cover: photos[0] ?? shown(filesOf(place))[0] ?? null,
      videoCount: videos.get(place.id) ?? 0,
      isLocked: locked.has(place.id),
    }),
    ...facts,
    source: { url: ctx.outside.places.pageOf({ provider: place.provider, id: place.listingId }) },
    menu: menu.map(({ id, pictureIds, ...item }) => ({
      ...item,
      _id: id,
      pictures: shown(pictureIds),
      chosen: chosen.includes(id),
    })),
    photos,
    reviews: reviews.map(({ id, mediaIds, ...review }) => ({ ...review, _id: id, media: shown(mediaIds) })),
    missed,
    collectedAt: collectedAt?.toISOString() ?? null,
    refreshableAt: refreshableAt(place).toISOString(),
  }
}

type Looked = { cover: Asset | null; videoCount: number; isLocked: boolean }

function cardOf(place: StoredPlace, looked: Looked): PlaceCard {
  const { id, provider, status, stage, progress, name, category, facts, isLiked, createdAt, updatedAt } =
    place
  return {
    _id: id,
    provider,
    status,
    stage,
    progress,
    name,
    category,
    address: facts.address,
    ...looked,
    like: isLiked,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

async function presentFiles(
  ctx: Door,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Asset>> {
  const found = await findAssets(ctx, accountId, [...new Set(ids)])
  return new Map(await Promise.all(found.map(async (it) => [it.id, await presentAsset(ctx, it)] as const)))
}
