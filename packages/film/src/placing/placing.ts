import type { SceneSlots } from '../template.ts'
import type { Place, PlaceableFile } from './misfit.ts'

/** A place with the number of its scene among those shown; `isKept` when its file is not to be changed. */
export type Spot = Place & { sceneIndex: number; isKept: boolean }

/** How badly a file goes into a place: see `misfit`. */
export type Cost = (spot: Spot, file: PlaceableFile) => number

/** Nobody sees a smaller difference between two files in a place. */
export const STEP = 0.25

/** Which file stands in which place, while the places are filled one after another. */
export class Placing {
  readonly spots: readonly Spot[]
  readonly #files = new Map<Spot, PlaceableFile>()
  readonly #uses = new Map<string, number>()
  readonly #shares = new Map<string, PlaceableFile>()

  constructor(scenes: readonly SceneSlots[], kept: Readonly<Record<string, PlaceableFile>>) {
    this.spots = scenes.flatMap(({ scene, media }, sceneIndex) =>
      media.map((layer) => ({ layer, sceneMs: scene.durationMs, sceneIndex, isKept: layer.id in kept })),
    )
    for (const spot of this.spots) {
      const file = kept[spot.layer.id]
      if (file) this.put(spot, file)
    }
  }

  fileIn(spot: Spot): PlaceableFile | undefined {
    return this.#files.get(spot)
  }

  /** How often a file is shown, with the places that will show it again because their designs share it. */
  usesOf(file: PlaceableFile): number {
    return this.#uses.get(file.id) ?? 0
  }

  /** The file that the places of a share show. */
  partnerIn({ layer }: Spot): PlaceableFile | undefined {
    return layer.slot.same === null ? undefined : this.#shares.get(layer.slot.same)
  }

  put(spot: Spot, file: PlaceableFile): void {
    const { same } = spot.layer.slot
    const opensShare = same !== null && !this.#shares.has(same)
    // Those places count from now on, so that the others do not wear the file out before.
    const counts = opensShare ? this.spots.filter(({ layer }) => layer.slot.same === same).length : 1
    this.#uses.set(file.id, this.usesOf(file) + counts)
    if (opensShare) this.#shares.set(same, file)
    this.#files.set(spot, file)
  }

  /** Two places change files; how often each is used stays the same. */
  exchange(one: Spot, other: Spot): void {
    const [mine, theirs] = [this.#files.get(one), this.#files.get(other)]
    if (mine) this.#files.set(other, mine)
    if (theirs) this.#files.set(one, theirs)
  }

  /** Whether something that looks like this file stands elsewhere, `distance` scenes away: 0 is the same scene. */
  isShownNear(file: PlaceableFile, spot: Spot, distance: 0 | 1): boolean {
    const look = looksLike(file)
    return [...this.#files].some(
      ([other, shown]) =>
        other !== spot &&
        Math.abs(other.sceneIndex - spot.sceneIndex) === distance &&
        looksLike(shown) === look,
    )
  }

  /** Whether what stands in a place also stands in its scene again, or in one beside it. */
  isRepeatedIn(spot: Spot): boolean {
    const file = this.#files.get(spot)
    return file !== undefined && (this.isShownNear(file, spot, 0) || this.isShownNear(file, spot, 1))
  }

  shows(kind: PlaceableFile['kind']): boolean {
    return [...this.#files.values()].some((file) => file.kind === kind)
  }
}

/** One word for all files that look the same. */
export function looksLike({ id, look }: PlaceableFile): string {
  return look?.duplicateOf ?? id
}
