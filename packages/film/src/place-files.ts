import type { MediaFile } from './film.ts'
import type { MediaLayer } from './layers/media.ts'
import type { SlotMedia } from './project.ts'
import type { SceneSlots } from './template.ts'

/** What is known of a film while its places are filled one after another. */
type Shown = {
  inScene: Set<MediaFile>
  inSceneBefore: Set<MediaFile>
  uses: Map<MediaFile, number>
  byShare: Map<string, MediaFile>
}

/**
 * Puts files into the places of the scenes that are shown, the first (the hero) first. Every file is used before one is
 * repeated, and no picture stands twice in a scene or in two scenes that follow each other while there is another for
 * the place. Where there are more files than places, a clip is among the chosen.
 */
export function placeFiles(
  scenes: readonly SceneSlots[],
  files: readonly MediaFile[],
): Record<string, SlotMedia> {
  const places = scenes.flatMap(({ media }) => media)
  const inOrder = withClipInReach(files, places)
  const placed: Record<string, SlotMedia> = {}
  const shown: Shown = {
    inScene: new Set(),
    inSceneBefore: new Set(),
    uses: new Map(),
    byShare: new Map(),
  }
  for (const { media } of scenes) {
    for (const place of media) {
      const file = choose(place, inOrder, shown)
      if (!file) continue
      keepInMind(place, file, { places, shown })
      placed[place.id] = { assetId: file.id }
    }
    shown.inSceneBefore = shown.inScene
    shown.inScene = new Set()
  }
  return placed
}

/** The files with the first clip so early that a place for it is left when its turn comes. */
function withClipInReach(files: readonly MediaFile[], places: readonly MediaLayer[]): readonly MediaFile[] {
  const clip = files.find(({ kind }) => kind === 'video')
  const clipPlaces = places.filter(({ slot }) => slot.accept.includes('video')).length
  if (!clip || files.indexOf(clip) < clipPlaces) return files
  const [hero, ...rest] = files.filter((file) => file !== clip)
  return hero ? [hero, clip, ...rest] : files
}

/** The best file for a place: what comes first in this list of wishes decides, then the owner's order. */
function choose(place: MediaLayer, files: readonly MediaFile[], shown: Shown): MediaFile | undefined {
  const { same, accept } = place.slot
  const partner = same === null ? undefined : shown.byShare.get(same)
  const uses = (file: MediaFile) => shown.uses.get(file) ?? 0
  const wishes = (file: MediaFile): number[] => [
    Number(shown.inScene.has(file)),
    Number(shown.inSceneBefore.has(file)),
    Number(uses(file) > 0),
    Number(file !== partner),
    uses(file),
  ]
  return files
    .filter(({ kind }) => accept.includes(kind))
    .map((file) => ({ file, wishes: wishes(file) }))
    .toSorted((one, other) => firstDifference(one.wishes, other.wishes))[0]?.file
}

function keepInMind(
  { slot }: MediaLayer,
  file: MediaFile,
  { places, shown }: { places: readonly MediaLayer[]; shown: Shown },
): void {
  const opensShare = slot.same !== null && !shown.byShare.has(slot.same)
  // The places that will show it again count from now on, so that the others do not wear it out before.
  const counts = opensShare ? places.filter((other) => other.slot.same === slot.same).length : 1
  shown.uses.set(file, (shown.uses.get(file) ?? 0) + counts)
  shown.inScene.add(file)
  if (opensShare && slot.same !== null) shown.byShare.set(slot.same, file)
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}
