import { mayBeLeftOut, type MediaFile, ownMusicId, type TemplateScene } from '@clipmint/film'

import { applyChanges, changesBetween, type Field } from '../field.ts'
import type { SlotMap } from '../slots.ts'
import { titleFault } from '../words.ts'
import type { Work } from '../work.ts'
import { accepts } from './media.ts'

/** What the work can hold today: its template's places, the files that are there, the tracks that can be played. */
type Holds = {
  slots: SlotMap
  scenes: readonly TemplateScene[]
  files: Readonly<Record<string, MediaFile>>
  knowsTrack: (trackId: string) => boolean
  hasSound: (assetId: string) => boolean
}

/** Earlier work put in the place of today's, and the fields that stay as they are because they cannot go back. */
export type Restored = { work: Work; left: readonly Field[] }

/**
 * Puts an earlier state of the work back. A place that the template no longer has, a picture whose file is gone and a
 * title that may no longer be given stay as they are now.
 */
export function restore(work: Work, earlier: Work, holds: Holds): Restored {
  const changes = changesBetween(work, earlier)
  const fitting = changes.filter(({ field }) => fits(field, earlier, holds))
  const left = changes.filter((change) => !fitting.includes(change)).map(({ field }) => field)
  return { work: applyChanges(work, fitting, 'after'), left }
}

function fits(field: Field, earlier: Work, { slots, scenes, files, knowsTrack, hasSound }: Holds): boolean {
  const [kind, id = ''] = field.split('/', 2)
  switch (kind) {
    case 'title':
      return titleFault(earlier.title) === null
    case 'bgm': {
      const [ownId, { trackId }] = [ownMusicId(earlier.bgmUrl), earlier.bgm]
      return ownId === null ? trackId === null || knowsTrack(trackId) : hasSound(ownId)
    }
    case 'text':
      return slots.get(id)?.kind === 'text'
    case 'media': {
      const slot = slots.get(id)
      const media = earlier.userSource.media[id]
      const file = media && files[media.assetId]
      return slot?.kind === 'media' && (!media || (file !== undefined && accepts(slot.layer, file)))
    }
    case 'brandLogo': {
      const { logoAssetId } = earlier.brand
      return logoAssetId === null || files[logoAssetId] !== undefined
    }
    case 'scene':
      return scenes.some((scene) => scene.id === id && mayBeLeftOut(scene))
    default:
      return true
  }
}
