import { isSoft } from '@clipmint/film'

import { type QualityWarning, warningsOf } from '../../features/assets/index.ts'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { useAssets, useEditorState } from '../session/use-session.ts'
import { useFilm } from '../stage/use-playback.ts'

/**
 * What is to be said against the file in a place: a file is small when it is for this place, in this ratio, and a
 * duplicate when one that looks the same is in the video too.
 */
export function useSlotWarnings(slot: MediaSlot): QualityWarning[] {
  const film = useFilm()
  const assets = useAssets()
  const shown = useEditorState(({ work }) => work.userSource.media)
  const asset = assets.get(shown[slot.id]?.assetId ?? '')
  if (!asset) return []
  const look = (id: string) => assets.get(id)?.quality.duplicateOf ?? id
  const isTwice = Object.values(shown).some(
    ({ assetId }) => assetId !== asset._id && look(assetId) === look(asset._id),
  )
  const own = warningsOf(asset.quality).filter((warning) => warning !== 'small' && warning !== 'duplicate')
  return [
    ...own,
    ...(isSmallHere(film, slot) ? (['small'] as const) : []),
    ...(isTwice ? (['duplicate'] as const) : []),
  ]
}

function isSmallHere(film: ReturnType<typeof useFilm>, slot: MediaSlot): boolean {
  const media = film.media[slot.id]
  const box = slot.layer.layout[film.ratio]
  if (!media || !box) return false
  return isSoft(media, { fit: slot.layer.fit, box })
}
