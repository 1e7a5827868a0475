import { type PlaceableFile, placeFiles, shownSlots, slotsOf, type Template } from '@clipmint/film'

import { writeField } from '../field.ts'
import type { Work } from '../work.ts'

/** What placing did to one slot; null where it was empty. */
export type Placed = { slotId: string; before: string | null; after: string }

/** What automatic placing may do: the files to choose from, and the slots that it leaves as they are. */
type PlacingOrder = { files: readonly PlaceableFile[]; kept: ReadonlySet<string> }

/**
 * Puts files where they suit best, in the scenes that are shown. A slot that gets the file it has keeps its crop and
 * trim; one for which there is none keeps what it has.
 */
export function placeAutomatically(work: Work, template: Template, { files, kept }: PlacingOrder): Work {
  const { media, ratio } = work.userSource
  const byId = new Map(files.map((file) => [file.id, file]))
  const staying = [...kept].flatMap((slotId) => {
    const file = byId.get(media[slotId]?.assetId ?? '')
    return file ? [[slotId, file] as const] : []
  })
  const placed = placeFiles(shownSlots(template, work.userSource), files, {
    ratio,
    kept: Object.fromEntries(staying),
  })
  return Object.entries(placed)
    .filter(([slotId, { assetId }]) => !kept.has(slotId) && media[slotId]?.assetId !== assetId)
    .reduce((sum, [slotId, value]) => writeField(sum, `media/${slotId}`, value), work)
}

/** The slots whose file differs, in reading order. */
export function placedBetween(before: Work, after: Work, template: Template): Placed[] {
  return slotsOf(template)
    .flatMap(({ media }) => media)
    .flatMap(({ id }) => {
      const [had, has] = [before, after].map(({ userSource }) => userSource.media[id]?.assetId ?? null)
      return has && had !== has ? [{ slotId: id, before: had ?? null, after: has }] : []
    })
}
