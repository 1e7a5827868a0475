import { CROP_MIN } from '@clipmint/editor'
import type { Crop, PictureLook } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

/** How a picture lies under its frame: zoom 1 just covers it; the middle of what shows, in shares of the picture. */
export type CropView = { zoom: number; x: number; y: number }
type Size = { width: number; height: number }

const MOST_ZOOM = 5

/** The share of a picture that just covers a place of another shape. */
function coverShare(file: Size, place: Size): { w: number; h: number } {
  const picture = file.width / file.height
  const frame = place.width / place.height
  return picture > frame ? { w: frame / picture, h: 1 } : { w: 1, h: picture / frame }
}

/** How far a picture can be zoomed in before its crop becomes too small to save. */
export function mostZoom(file: Size, place: Size): number {
  const { w, h } = coverShare(file, place)
  return Math.max(1, Math.min(MOST_ZOOM, Math.min(w, h) / CROP_MIN))
}

/** The view with its zoom and middle held where the frame stays covered. */
export function boundedView(view: CropView, file: Size, place: Size): CropView {
  const zoom = clamp(view.zoom, 1, mostZoom(file, place))
  const { w, h } = coverShare(file, place)
  const [halfW, halfH] = [w / zoom / 2, h / zoom / 2]
  return { zoom, x: clamp(view.x, halfW, 1 - halfW), y: clamp(view.y, halfH, 1 - halfH) }
}

/** The view that a crop shows in a place; without a crop, what the design shows: covered around the focal point. */
export function viewOf(
  crop: Crop | null,
  focal: { x: number; y: number },
  file: Size,
  place: Size,
): CropView {
  if (!crop) return boundedView({ zoom: 1, ...focal }, file, place)
  const cover = coverShare(file, place)
  const shownW = Math.min(crop.w, (crop.h * cover.w) / cover.h)
  const middle = { x: crop.x + crop.w / 2, y: crop.y + crop.h / 2 }
  return boundedView({ zoom: cover.w / shownW, ...middle }, file, place)
}

/** The part of the picture that a view shows. */
export function cropOf(view: CropView, file: Size, place: Size): Crop {
  const { zoom, x, y } = boundedView(view, file, place)
  const cover = coverShare(file, place)
  const [w, h] = [cover.w / zoom, cover.h / zoom]
  return { x: x - w / 2, y: y - h / 2, w, h }
}

/** The turn of a look once what is seen is turned clockwise by a quarter: in a mirror that is the other way round. */
export function turnedOn({ turn, flip }: Pick<PictureLook, 'turn' | 'flip'>): PictureLook['turn'] {
  return ((turn + (flip ? 270 : 90)) % 360) as PictureLook['turn']
}

/** The view that shows the same part of a picture once it is mirrored left to right. */
export function flippedView(view: CropView): CropView {
  return { ...view, x: 1 - view.x }
}
