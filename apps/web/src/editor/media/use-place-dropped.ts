import { type DragEvent, useState } from 'react'

import { useSession } from '../session/use-session.ts'
import { useShowSlot } from '../stage/use-show-slot.ts'
import { usePlace } from './use-place.ts'
import { useUploads } from './use-uploads.ts'

/** What a tile of the media panel carries while it is dragged. */
export const ASSET_DRAG = 'application/x-clipmint-asset'

/**
 * Drag events for a place that takes a picture: a tile of the panel or files from outside. `slotOf` says which slot is
 * under the event; null where there is none.
 */
export function usePlaceDropped(slotOf: (event: DragEvent) => string | null) {
  const { editor } = useSession()
  const { upload } = useUploads()
  const place = usePlace()
  const showSlot = useShowSlot()
  const [isOver, setOver] = useState(false)
  const isForUs = ({ dataTransfer }: DragEvent) =>
    dataTransfer.types.includes(ASSET_DRAG) || dataTransfer.types.includes('Files')
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!isForUs(event) || slotOf(event) === null) return setOver(false)
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const slotId = slotOf(event)
      if (slotId === null || !isForUs(event)) return
      event.preventDefault()
      editor.select(slotId)
      showSlot(slotId)
      const assetId = event.dataTransfer.getData(ASSET_DRAG)
      if (assetId) place(slotId, assetId)
      else upload([...event.dataTransfer.files], slotId)
    },
  }
}
