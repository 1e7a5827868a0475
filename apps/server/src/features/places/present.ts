import type { Asset, Place, PlaceCard } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { findAssets, presentAsset } from '../assets/index.ts'
import { filesOf } from './files.ts'
import { refreshableAt } from './rules.ts'
import { countVideos, type StoredPlace } from './store.ts'

type Door = Pick<Context, 'db' | 'files'>

/** Places for a list, with two queries for any number of them. */
export async function presentCards(
  ctx: Door,
  accountId: string,
  list: readonly StoredPlace[],
): Promise<PlaceCard[]> {
  const covers = list.map((place) => place.photoIds[0] ?? filesOf(place)[0])
  const [assets, videos] = await Promise.all([
    presentFiles(
      ctx,
      accountId,
      covers.flatMap((id) => id ?? []),
    ),
    countVideos(
      ctx,
      accountId,
      list.map(({ id }) => id),
    ),
  ])
  return list.map((place, index) =>
    cardOf(place, assets.get(covers[index] ?? '') ?? null, videos.get(place.id) ?? 0),
  )
}

/** A place whole. */
export async function presentPlace(ctx: Door & Pick<Context, 'outside'>, place: StoredPlace): Promise<Place> {
  const [assets, videos] = await Promise.all([
    presentFiles(ctx, place.accountId, filesOf(place)),
    countVideos(ctx, place.accountId, [place.id]),
  ])
  const shown = (ids: readonly string[]) => ids.flatMap((id) => assets.get(id) ?? [])
  const { menu, chosen, photoIds, reviews, facts, missed, collectedAt } = place
  const photos = shown(photoIds)
  return {
    ...cardOf(place, photos[0] ?? shown(filesOf(place))[0] ?? null, videos.get(place.id) ?? 0),
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

function cardOf(place: StoredPlace, cover: Asset | null, videoCount: number): PlaceCard {
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
    cover,
    like: isLiked,
    videoCount,
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
