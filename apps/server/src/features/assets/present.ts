import type { Asset } from '@clipmint/contract'
import type { MediaFile } from '@clipmint/film'

import type { Context } from '../../context.ts'
import type { StoredAsset } from './store.ts'

const linkSeconds = 12 * 3_600

/** A file as the wire has it, with links that hold for twelve hours. */
export async function presentAsset({ files }: Pick<Context, 'files'>, asset: StoredAsset): Promise<Asset> {
  const link = (key: string) => files.signedUrl(key, { expiresInSeconds: linkSeconds })
  const { keys } = asset
  const [file, preview, poster, thumbnail] = await Promise.all([
    link(keys.file),
    keys.preview === null ? null : link(keys.preview),
    link(keys.poster),
    link(keys.thumbnail),
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
    file,
    preview,
    poster,
    thumbnail,
    createdAt: asset.createdAt.toISOString(),
  }
}

/** A file that can be shown in a film: a picture or a clip. */
export type SeenAsset = StoredAsset & { type: 'image' | 'video' }

/** Whether a file can be shown; music can only be heard. */
export function isSeen(asset: StoredAsset): asset is SeenAsset {
  return asset.type !== 'audio'
}

/** What composing needs to know of a file that it shows. */
export function toMediaFile(asset: SeenAsset): MediaFile {
  const { id, type, width, height, durationMs, focal, hasSound } = asset
  return { id, kind: type, width, height, durationMs, focal, hasSound }
}
