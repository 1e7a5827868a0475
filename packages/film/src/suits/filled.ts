import { countChars, clamp } from '@clipmint/kit'

import type { MediaFile } from '../film.ts'
import { designedLimit, exceedsDesignedLimit } from '../fitting-words.ts'
import { placeMedia } from '../media-fit.ts'
import type { UserSource } from '../project.ts'
import { frameSize, type Ratio } from '../ratio.ts'
import { slotsOf, type Template, type TextSlot } from '../template.ts'

/** What is left of a picture that cannot be cut out, where a thing without its ground is meant. */
const UNCUT = 0.6

/** The share of shown text places that are at least half full; a scene that had to be left out counts against it. */
export function rateWords(template: Template, source: UserSource): number {
  const off = source.scenes?.off ?? []
  const scenes = slotsOf(template)
  const shown = scenes.filter(({ scene }) => !off.includes(scene.id)).map(({ text }) => text)
  if (shown.flat().length === 0) return 0
  const full = shown.flatMap((text) => text.filter((slot) => isFull(slot, text, source)))
  return (full.length / shown.flat().length) * (1 - off.length / scenes.length / 2)
}

/** Whether words fill at least half of their place; beside a sentence the few words of a name are enough. */
function isFull(slot: TextSlot, scene: readonly TextSlot[], { lang, text }: UserSource): boolean {
  const wordsIn = ({ id }: TextSlot): string => text[id]?.value ?? ''
  const length = countChars(wordsIn(slot))
  const isBig = slot.slot.role === 'headline'
  const isBesideSentence = scene.some((other) => exceedsDesignedLimit(other, wordsIn(other), lang))
  const isLong = isBig || (slot.slot.role === 'sub' && !isBesideSentence)
  return isLong ? length >= designedLimit(slot, lang) / 2 : length > 0
}

/** The share of the places for things that are cut out which show one; null where a template has none. */
export function rateCutouts(
  template: Template,
  source: UserSource,
  files: readonly MediaFile[],
): number | null {
  const places = slotsOf(template).flatMap(({ media }) => media.filter(({ cutout }) => cutout))
  if (places.length === 0) return null
  const cut = places.filter(({ id }) =>
    files.some((file) => file.id === source.media[id]?.assetId && file.cutout),
  )
  return cut.length / places.length
}

/** Enough pictures that none repeats, few left unused, and little of each cut away by the shape of its place. */
export function rateMedia(template: Template, source: UserSource, files: readonly MediaFile[]): number {
  const places = slotsOf(template).flatMap(({ media }) => media)
  if (files.length === 0) return places.length === 0 ? 1 : 0
  const shown = places.flatMap((layer) => {
    const file = files.find(({ id }) => id === source.media[layer.id]?.assetId)
    if (!file) return []
    const kept = keptShare(file, layer.layout[source.ratio], source.ratio)
    return [{ file, kept: layer.cutout ? keptOfThing(file, kept) : kept }]
  })
  if (shown.length === 0) return 0
  const different = new Set(shown.map(({ file }) => file)).size
  const kept = shown.reduce((sum, { kept: share }) => sum + share, 0) / shown.length
  return 0.4 * (different / shown.length) + 0.2 * (different / files.length) + 0.4 * kept
}

/** Of a picture in a place for a thing that is cut out: all of the thing, or a card where something else is meant. */
function keptOfThing({ cutout }: MediaFile, kept: number): number {
  if (cutout === undefined) return kept
  return cutout ? 1 : kept * UNCUT
}

/** How much of a picture its place shows. */
function keptShare(file: MediaFile, place: { w: number; h: number } | null, ratio: Ratio): number {
  const { width, height } = frameSize[ratio]
  const { source } = placeMedia({ crop: null, file }, 'cover', {
    width: place?.w ?? width,
    height: place?.h ?? height,
  })
  return clamp((source.w * source.h) / (file.width * file.height), 0, 1)
}
