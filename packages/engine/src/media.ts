import { clipTimeMs, type Film, type FilmScene, scenesAt } from '@clipmint/film'

import type { LivePicture } from './surface.ts'

/** A photograph, or the frame of a clip that belongs to the moment being drawn. Upright, at any size. */
export type MediaPicture = LivePicture & {
  width: number
  height: number
  /** A clip shows another picture in every frame; a photograph never changes, so that it can be scaled once. */
  changes: boolean
  /** Nothing shows through it anywhere, and it has no more pixels than are needed: it is placed as it is. */
  ready?: boolean
}

/** The pictures of a film, by the key of its media. Null while one is not there: its place is then drawn without it. */
export type MediaSource = { find(key: string): MediaPicture | null }

/** No pictures at all: every place shows what it shows without one. */
export const noMedia: MediaSource = { find: () => null }

/** A use of a clip at one moment: which media entry, and the time in its file. */
export type ClipMoment = { key: string; fileMs: number }

/** The clips that are on screen at a time, with the moment of the file each one shows. */
export function clipsAt(film: Film, timeMs: number): ClipMoment[] {
  const { current, leaving } = scenesAt(film, timeMs)
  return [leaving, current].flatMap((scene) => (scene ? clipsIn(film, scene, timeMs) : []))
}

/** The keys of all media a scene shows. */
export function mediaKeysIn(scene: FilmScene): string[] {
  return scene.layers.flatMap((layer) =>
    layer.kind === 'media' && layer.mediaKey !== null ? [layer.mediaKey] : [],
  )
}

function clipsIn(film: Film, scene: FilmScene, timeMs: number): ClipMoment[] {
  return mediaKeysIn(scene).flatMap((key) => {
    const media = film.media[key]
    if (media?.file.kind !== 'video') return []
    return [{ key, fileMs: clipTimeMs(media, timeMs - scene.startMs) }]
  })
}
