import { accepts } from '@clipmint/editor'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { useSlotName } from '../session/names.ts'
import { useSession } from '../session/use-session.ts'

/** Puts a stored file into a slot; where it does not go, says so. */
export function usePlace(): (slotId: string, assetId: string) => void {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useSlotName()
  return (slotId, assetId) => {
    const slot = editor.slots.get(slotId)
    const file = editor.state.files[assetId]
    if (slot?.kind !== 'media' || !file) return
    if (accepts(slot.layer, file)) return editor.setMedia(slotId, assetId)
    notifications.show({
      color: 'yellow',
      message: t(file.kind === 'video' ? 'editor.mediaNoClip' : 'editor.mediaNoPicture', {
        name: nameOf(slot),
      }),
    })
  }
}
