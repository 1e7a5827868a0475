import type { SlotMedia } from '../project.ts'
import type { Ratio } from '../ratio.ts'
import type { SceneSlots } from '../template.ts'
import { exchangeWhatSuits } from './exchange.ts'
import { misfit, type PlaceableFile } from './misfit.ts'
import { type Cost, looksLike, Placing, type Spot, STEP } from './placing.ts'

type PlacingWish = {
  ratio: Ratio
  /** Files that stay in their places, by the place's id. */
  kept?: Readonly<Record<string, PlaceableFile>>
}

/** The picture that its owner put first opens the film, unless it goes there far worse than another. */
const FAVOUR = 0.5

/**
 * Puts files into the places of the scenes that are shown, the first (the hero) first. Every file is used before one is
 * repeated, and no picture, nor one that looks the same, stands twice in a scene or in two scenes that follow each
 * other while there is another for the place. Within that, each place gets what suits its shape, its role and its size
 * best, and of those that suit alike the first in the owner's order. Where there are more files than places, a clip is
 * among the chosen.
 */
export function placeFiles(
  scenes: readonly SceneSlots[],
  files: readonly PlaceableFile[],
  { ratio, kept = {} }: PlacingWish,
): Record<string, SlotMedia> {
  const attempt = (isClipFirst: boolean): Placing => {
    const placing = new Placing(scenes, kept)
    const cost = costsFor(placing, files, ratio)
    if (isClipFirst) putClip(placing, files, cost)
    fill(placing, files, cost)
    return placing
  }
  const plain = attempt(false)
  const lacksClip = !plain.shows('video') && files.some(({ kind }) => kind === 'video')
  const placing = lacksClip ? attempt(true) : plain
  return Object.fromEntries(
    placing.spots.flatMap((spot) => {
      const file = placing.fileIn(spot)
      return file && !spot.isKept ? [[spot.layer.id, { assetId: file.id }]] : []
    }),
  )
}

function costsFor({ spots }: Placing, files: readonly PlaceableFile[], ratio: Ratio): Cost {
  const known = new Map(spots.map((spot) => [spot, new Map<PlaceableFile, number>()]))
  return (spot, file) => {
    const ofSpot = known.get(spot)
    const cost =
      ofSpot?.get(file) ?? misfit(spot, file, ratio) - (spot === spots[0] && file === files[0] ? FAVOUR : 0)
    ofSpot?.set(file, cost)
    return cost
  }
}

function fill(placing: Placing, files: readonly PlaceableFile[], cost: Cost): void {
  for (const spot of placing.spots) {
    if (placing.fileIn(spot)) continue
    const file = choose(placing, spot, { files, cost })
    if (file) placing.put(spot, file)
  }
  exchangeWhatSuits(placing, cost)
}

/** The film's clip where it suits best, before the pictures take every place: one among many files must not be lost. */
function putClip(placing: Placing, files: readonly PlaceableFile[], cost: Cost): void {
  const clip = files.find(({ kind }) => kind === 'video')
  const takers = placing.spots.filter(({ layer, isKept }) => !isKept && layer.slot.accept.includes('video'))
  const later = takers.filter((spot) => spot !== placing.spots[0])
  const [best] = (clip === files[0] || later.length === 0 ? takers : later).toSorted((one, other) =>
    clip ? cost(one, clip) - cost(other, clip) : 0,
  )
  if (clip && best) placing.put(best, clip)
}

/** The best file for a place: what comes first in this list of wishes decides, then the owner's order. */
function choose(
  placing: Placing,
  spot: Spot,
  { files, cost }: { files: readonly PlaceableFile[]; cost: Cost },
): PlaceableFile | undefined {
  const partner = placing.partnerIn(spot)
  const usesOfLook = (file: PlaceableFile) =>
    files
      .filter((other) => looksLike(other) === looksLike(file))
      .reduce((sum, other) => sum + placing.usesOf(other), 0)
  const wishes = (file: PlaceableFile): number[] => [
    Number(placing.isShownNear(file, spot, 0)),
    Number(placing.isShownNear(file, spot, 1)),
    Number(placing.usesOf(file) > 0),
    Number(file !== partner),
    usesOfLook(file),
    Math.round(cost(spot, file) / STEP),
  ]
  return files
    .filter(({ kind }) => spot.layer.slot.accept.includes(kind))
    .map((file) => ({ file, wishes: wishes(file) }))
    .toSorted((one, other) => firstDifference(one.wishes, other.wishes))[0]?.file
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}
