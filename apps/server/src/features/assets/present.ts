import type { Asset } from '@clipmint/contract'
import type { MediaFile, PlaceableFile } from '@clipmint/film'

import type { Context } from '../../context.ts'
import { fileLink } from '../../file-link.ts'
import { qualityOf } from './rules.ts'
import type { StoredAsset } from './store.ts'

/** How a sound looks is nothing to warn of. */
const unseen = {
  isSmall: false,
  isBlurry: false,
  isDark: false,
  isBright: false,
  isWordy: false,
  ground: null,
}

/** A file as the wire has it, with signed links. */
export async function presentAsset(ctx: Pick<Context, 'files'>, asset: StoredAsset): Promise<Asset> {
  const link = (key: string) => fileLink(ctx, key)
  const { keys } = asset
  const cutKey = shownCutKey(asset)
  const [file, preview, poster, thumbnail, cutFile] = await Promise.all([
    link(keys.file),
    keys.preview === null ? null : link(keys.preview),
    link(keys.poster),
    link(keys.thumbnail),
    cutKey === null ? null : link(cutKey),
  ])
  return {
    _id: asset.id,
    type: asset.type,
    status: asset.status,
    originalName: asset.originalName,
    size: asset.size,
    resolution: { width: asset.width, height: asset.height },
    duration: asset.durationMs,
    hasSound: asset.hasSound,
    focal: asset.focal,
    quality: {
      sharpness: asset.look?.sharpness ?? null,
      ...(isSeen(asset) ? qualityOf(asset) : unseen),
      duplicateOf: asset.duplicateOf,
    },
    cutout: {
      status: asset.cutout?.status ?? 'none',
      reason: asset.cutout?.reason ?? null,
      file: cutFile,
      isTouched: (asset.cutout?.touched ?? null) !== null,
    },
    file,
    preview,
    poster,
    thumbnail,
    attribution: asset.origin?.attribution ?? null,
    createdAt: asset.createdAt.toISOString(),
  }
}

/** A file that can be shown in a film: a picture or a clip. */
export type SeenAsset = StoredAsset & { type: 'image' | 'video' }

/** Whether a file can be shown; music can only be heard. */
export function isSeen(asset: StoredAsset): asset is SeenAsset {
  return asset.type !== 'audio'
}

/** A file as it is chosen for a place: with what is known of how it looks. */
export function toPlaceable(asset: SeenAsset): PlaceableFile {
  const { isBlurry, isDark } = qualityOf(asset)
  return { ...toMediaFile(asset), look: { isBlurry, isDark, duplicateOf: asset.duplicateOf } }
}

/** What composing a film needs to know of a file that it shows. */
export function toMediaFile(asset: SeenAsset): MediaFile {
  const { id, type, width, height, durationMs, focal, hasSound, cutout } = asset
  const cut = cutout ? { cutout: cutout.status === 'made' } : {}
  return { id, kind: type, width, height, durationMs, focal, hasSound, ...cut }
}

/** What the store holds of a file's cut-out as it is shown; the file itself where it came cut out. Null without one. */
export function shownCutKey({ cutout, keys }: StoredAsset): string | null {
  if (cutout?.status !== 'made') return null
  return (cutout.touched ?? cutout.base)?.key ?? keys.file
}
