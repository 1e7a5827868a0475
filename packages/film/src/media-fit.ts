import { clamp } from '@clipmint/kit'

import type { FilmMedia } from './film.ts'

export type Rect = { x: number; y: number; w: number; h: number }

/** How a picture lies in its place: which part of it (`source`, in its pixels) goes where (`target`, in the place's). */
export type MediaPlacement = { source: Rect; target: Rect; contained: boolean }

/** A photograph blown up further than this looks soft. */
const SOFT_FROM_SCALE = 1.25
/** `auto` shows the whole picture rather than cut away more than this share of it. */
const MOST_CUT_AWAY = 0.45

/**
 * Lays a picture of the given natural size into a place of `width` × `height`. An owner's crop decides first; else
 * `cover` fills the place around the focal point, `contain` shows all of it, `auto` covers unless too much would be
 * lost or the picture would look soft.
 */
export function placeMedia(
  media: Pick<FilmMedia, 'crop'> & { file: Pick<FilmMedia['file'], 'width' | 'height' | 'focal'> },
  fit: 'cover' | 'contain' | 'auto',
  place: { width: number; height: number },
): MediaPlacement {
  const { file, crop } = media
  const area: Rect = crop
    ? { x: crop.x * file.width, y: crop.y * file.height, w: crop.w * file.width, h: crop.h * file.height }
    : { x: 0, y: 0, w: file.width, h: file.height }
  const cover = Math.max(place.width / area.w, place.height / area.h)
  const lost = 1 - (place.width * place.height) / (area.w * area.h * cover * cover)
  const wholeWanted =
    fit === 'contain' || (fit === 'auto' && !crop && (lost > MOST_CUT_AWAY || cover > SOFT_FROM_SCALE))
  return wholeWanted ? contained(area, place) : covered(area, place, cover, focalOf(media))
}

function focalOf({ file, crop }: Parameters<typeof placeMedia>[0]): { x: number; y: number } {
  return crop
    ? { x: (crop.x + crop.w / 2) * file.width, y: (crop.y + crop.h / 2) * file.height }
    : { x: file.focal.x * file.width, y: file.focal.y * file.height }
}

function covered(
  area: Rect,
  place: { width: number; height: number },
  scale: number,
  focal: { x: number; y: number },
): MediaPlacement {
  const w = place.width / scale
  const h = place.height / scale
  const x = clamp(focal.x - w / 2, area.x, area.x + area.w - w)
  const y = clamp(focal.y - h / 2, area.y, area.y + area.h - h)
  return { source: { x, y, w, h }, target: { x: 0, y: 0, w: place.width, h: place.height }, contained: false }
}

function contained(area: Rect, place: { width: number; height: number }): MediaPlacement {
  const scale = Math.min(place.width / area.w, place.height / area.h)
  const w = area.w * scale
  const h = area.h * scale
  return {
    source: area,
    target: { x: (place.width - w) / 2, y: (place.height - h) / 2, w, h },
    contained: true,
  }
}
