import type { Asset } from '@clipmint/contract'

/** The address of a still of a file: a clip's poster, a picture as large as a screen needs it. */
export function stillOf(asset: Asset): string {
  return asset.type === 'video' ? asset.poster : (asset.preview ?? asset.file)
}
