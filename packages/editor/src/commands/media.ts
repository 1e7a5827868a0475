import {
  type ClipEnd,
  type Crop,
  lookOf,
  type MediaFile,
  type MediaLayer,
  mirroredCrop,
  type PictureLook,
  plainLook,
  type Ratio,
  type SlotMedia,
  type Trim,
} from '@clipmint/film'
import { clamp, must, roundTo } from '@clipmint/kit'

import { writeField } from '../field.ts'
import type { SlotMap } from '../slots.ts'
import type { Work } from '../work.ts'

/** A crop keeps at least this share of the picture each way. */
export const CROP_MIN = 0.05

/** Whether a slot takes a file of this kind. */
export function accepts(slot: MediaLayer, file: Pick<MediaFile, 'kind'>): boolean {
  return slot.slot.accept.includes(file.kind)
}

/**
 * Puts a file into a slot, whole and untrimmed; null empties it. Slots that the design shows alike follow as long as
 * they still show the same file.
 */
export function setMedia(work: Work, slots: SlotMap, slot: MediaLayer, file: MediaFile | null): Work {
  if (file && !accepts(slot, file)) throw new Error(`The slot ${slot.id} does not take a ${file.kind}.`)
  const value: SlotMedia | null = file && { assetId: file.id }
  const follow = partners(work, slots, slot).filter((other) => file === null || accepts(other, file))
  return [slot, ...follow].reduce((sum, { id }) => writeField(sum, `media/${id}`, value), work)
}

/** The other slots that the design shows alike and that still show the same file, in reading order. */
export function partners(work: Work, slots: SlotMap, slot: MediaLayer): MediaLayer[] {
  const { same } = slot.slot
  if (same === null) return []
  const media = work.userSource.media
  return [...slots.values()].flatMap((other) => {
    if (other.kind !== 'media' || other.id === slot.id || other.layer.slot.same !== same) return []
    return media[other.id]?.assetId === media[slot.id]?.assetId ? [other.layer] : []
  })
}

/** What is seen of a picture: its look, and its part in some ratios; null lets the design choose that part again. */
export type Framing = {
  look?: Partial<PictureLook>
  crop?: Partial<Record<Ratio, Crop | null>>
}

/**
 * Changes what is seen of a slot's picture; what is left out stays. A picture that is turned loses its crops, in one that
 * is mirrored they stay on what they showed; crops given with it are of the picture in its new look.
 */
export function framePicture(work: Work, slot: MediaLayer, framing: Framing): Work {
  const { crop: old, turn, flip, filter, ...media } = placed(work, slot)
  const was = lookOf({ turn, flip, filter }) ?? plainLook
  const look = { ...was, ...framing.look }
  const crops = Object.entries({ ...cropsIn(look, was, old), ...framing.crop }).flatMap(([ratio, crop]) =>
    crop ? [[ratio, boundedCrop(crop)] as const] : [],
  )
  // What is as the file has it is left out, as it is for files that were never changed.
  return writeField(work, `media/${slot.id}`, {
    ...media,
    ...(crops.length > 0 ? { crop: Object.fromEntries(crops) } : {}),
    ...(look.turn === 0 ? {} : { turn: look.turn }),
    ...(look.flip ? { flip: true } : {}),
    ...(look.filter === null ? {} : { filter: look.filter }),
  })
}

/** The crops of a picture once it has another look. */
function cropsIn(look: PictureLook, was: PictureLook, crops: SlotMedia['crop'] = {}): SlotMedia['crop'] {
  if (look.turn !== was.turn) return {}
  if (look.flip === was.flip) return crops
  return Object.fromEntries(Object.entries(crops).map(([ratio, crop]) => [ratio, mirroredCrop(crop)]))
}

/** Which part of a clip plays, null for all of it, and what it does at its end. */
export type Play = { trim: Trim | null; end: ClipEnd }

/** Says how the slot's clip plays. `fitTrims` sees to the part's bounds; an end as the design has it is left out. */
export function setPlay(work: Work, slot: MediaLayer, { trim, end }: Play): Work {
  const { trim: _trim, end: _end, ...media } = placed(work, slot)
  return writeField(work, `media/${slot.id}`, {
    ...media,
    ...(trim ? { trim } : {}),
    ...(end === slot.clip.end ? {} : { end }),
  })
}

/**
 * Every trim as long as it is shown: another track makes scenes longer, and the server takes no part that is too
 * short.
 */
export function fitTrims(
  work: Work,
  files: Readonly<Record<string, MediaFile>>,
  shownMs: (slotId: string) => number,
): Work {
  return Object.entries(work.userSource.media).reduce((sum, [id, media]) => {
    const durationMs = files[media.assetId]?.durationMs
    if (!media.trim || !durationMs) return sum
    return writeField(sum, `media/${id}`, {
      ...media,
      trim: boundedTrim(media.trim, durationMs, shownMs(id)),
    })
  }, work)
}

/** A clip is silent unless its owner wants its sound. */
export function setMuted(work: Work, slot: MediaLayer, mute: boolean): Work {
  const { mute: _was, ...media } = placed(work, slot)
  return writeField(work, `media/${slot.id}`, { ...media, ...(mute ? {} : { mute: false }) })
}

/** A crop that lies inside its picture, in thousandths. */
export function boundedCrop({ x, y, w, h }: Crop): Crop {
  const width = roundTo(clamp(w, CROP_MIN, 1), 4)
  const height = roundTo(clamp(h, CROP_MIN, 1), 4)
  return {
    x: roundTo(clamp(x, 0, 1 - width), 4),
    y: roundTo(clamp(y, 0, 1 - height), 4),
    w: width,
    h: height,
  }
}

/**
 * A trim that lies inside a clip of `durationMs` and lasts at least `shownMs`, as long as it is shown; a clip that is
 * shorter plays whole.
 */
export function boundedTrim({ inMs, outMs }: Trim, durationMs: number, shownMs: number): Trim {
  const shortest = Math.min(Math.ceil(shownMs), durationMs)
  const start = Math.round(clamp(inMs, 0, durationMs - shortest))
  return { inMs: start, outMs: Math.round(clamp(outMs, start + shortest, durationMs)) }
}

function placed(work: Work, slot: MediaLayer): SlotMedia {
  return must(work.userSource.media[slot.id], `file in slot ${slot.id}`)
}
