import { clamp } from '@clipmint/kit'

import { clipNeedMs } from '../clip-time.ts'
import type { MediaFile } from '../film.ts'
import type { MediaLayer, MediaRole } from '../layers/media.ts'
import { placeMedia } from '../media-fit.ts'
import type { Ratio } from '../ratio.ts'

/** A file that may be chosen for a place, with what is known of how it looks. */
export type PlaceableFile = MediaFile & {
  look?: { isBlurry: boolean; isDark: boolean; duplicateOf: string | null }
}

/** What counts against a picture in a place for a thing that is cut out: nobody knows, or it is not to be. */
const UNCUT = { perhaps: 0.1, never: 0.5 }

export type Place = { layer: MediaLayer; sceneMs: number }

/** What counts against a soft and a dark picture, by what the place is for: what lies behind words may be both. */
const faults: Readonly<Record<MediaRole, { blurry: number; dark: number }>> = {
  hero: { blurry: 0.8, dark: 0.3 },
  detail: { blurry: 0.8, dark: 0.25 },
  use: { blurry: 0.6, dark: 0.2 },
  background: { blurry: 0.1, dark: 0 },
}

/**
 * How badly a file goes into a place in a ratio, from 0: what would be cut away or left empty, how far it would be blown
 * up, how far from the middle the thing worth seeing would stand, how it looks, and whether a clip or a picture is
 * wanted. 0.3 is what anyone would see.
 */
export function misfit(place: Place, file: PlaceableFile, ratio: Ratio): number {
  const { layer } = place
  const fault = faults[layer.slot.role]
  return (
    misfitOfShape(layer, file, ratio) +
    misfitOfKind(place, file) +
    (file.look?.isBlurry ? fault.blurry : 0) +
    (file.look?.isDark ? fault.dark : 0)
  )
}

function misfitOfShape(layer: MediaLayer, file: MediaFile, ratio: Ratio): number {
  const box = layer.layout[ratio]
  // A place that this ratio leaves out takes anything.
  if (!box) return 0
  const { source, target, contained } = placeMedia({ crop: null, file }, layer.fit, {
    width: box.w,
    height: box.h,
  })
  const softness = clamp((target.w / source.w - 1.25) / 2, 0, 0.5)
  // A thing that is cut out of its picture stands free: the picture's own shape does not matter.
  if (layer.cutout && file.cutout !== false) return softness + (file.cutout ? 0 : UNCUT.perhaps)
  const uncut = layer.cutout ? UNCUT.never : 0
  if (contained) return uncut + softness + 0.6 * (1 - (target.w * target.h) / (box.w * box.h))
  const lost = 1 - (source.w * source.h) / (file.width * file.height)
  const off = Math.max(
    Math.abs((file.focal.x * file.width - source.x) / source.w - 0.5),
    Math.abs((file.focal.y * file.height - source.y) / source.h - 0.5),
  )
  return uncut + softness + lost + 0.8 * Math.max(0, off - 0.2)
}

function misfitOfKind({ layer, sceneMs }: Place, { kind, durationMs }: MediaFile): number {
  // Using a thing is better shown than told.
  if (kind === 'image') return layer.slot.role === 'use' ? 0.1 : 0
  const needMs = clipNeedMs(layer.clip, sceneMs)
  const short = durationMs === null ? 0 : clamp(1 - durationMs / needMs, 0, 1)
  return (layer.cutout ? 0.3 : 0) + 0.3 * short
}
