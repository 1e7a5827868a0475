import type { Asset } from '@clipmint/contract'
import type { MediaFile, PlaceableFile } from '@clipmint/film'
import { findMusic } from '@clipmint/music'

/** Whether a file can be shown in a film; music can only be heard. */
export function isSeen({ type }: Pick<Asset, 'type'>): boolean {
  return type !== 'audio'
}

/** What composing needs to know of a picture or clip. */
export function mediaFileOf(
  asset: Pick<Asset, '_id' | 'type' | 'resolution' | 'duration' | 'focal' | 'hasSound' | 'cutout'>,
): MediaFile {
  return {
    id: asset._id,
    kind: asset.type === 'video' ? 'video' : 'image',
    width: asset.resolution.width,
    height: asset.resolution.height,
    durationMs: asset.duration,
    focal: asset.focal,
    hasSound: asset.hasSound,
    ...(asset.cutout.status === 'none' ? {} : { cutout: asset.cutout.status === 'made' }),
  }
}

/** A file as it is chosen for a place: with what is known of how it looks. */
export function placeableOf(asset: Asset): PlaceableFile {
  const { isBlurry, isDark, duplicateOf } = asset.quality
  return { ...mediaFileOf(asset), look: { isBlurry, isDark, duplicateOf } }
}

/** Milliseconds a beat of a track; null without music, or for a track that this version does not know. */
export function beatMsOf(trackId: string | null): number | null {
  const track = trackId === null ? null : findMusic(trackId)
  return track && 60_000 / track.bpm
}
