import { Button, Group } from '@mantine/core'
import { Crop, Scissors, Trash2, Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import type { MediaSlot } from './use-active-slot.ts'

/** What can be done with the picture or clip in a place: crop, trim, its sound, taking it out. */
export function MediaActions({ slot }: { slot: MediaSlot }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { open } = useScreen()
  const assets = useAssets()
  const media = useEditorState(({ work }) => work.userSource.media[slot.id])
  const asset = media && assets.get(media.assetId)
  if (!media) return null
  const isMuted = media.mute !== false
  return (
    <Group gap="xs">
      {asset ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<Crop aria-hidden="true" size="1rem" />}
          onClick={() => open({ kind: 'crop', slotId: slot.id })}
        >
          {t('editor.crop')}
        </Button>
      ) : null}
      {asset?.type === 'video' ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<Scissors aria-hidden="true" size="1rem" />}
          onClick={() => open({ kind: 'trim', slotId: slot.id })}
        >
          {t('editor.trim')}
        </Button>
      ) : null}
      {asset?.hasSound && slot.layer.clip.speed === 1 ? (
        <Button
          size="xs"
          variant="default"
          aria-pressed={!isMuted}
          leftSection={
            isMuted ? <VolumeX aria-hidden="true" size="1rem" /> : <Volume2 aria-hidden="true" size="1rem" />
          }
          onClick={() => editor.setMuted(slot.id, !isMuted)}
        >
          {t(isMuted ? 'editor.clipSoundOff' : 'editor.clipSoundOn')}
        </Button>
      ) : null}
      {slot.layer.slot.required ? null : (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Trash2 aria-hidden="true" size="1rem" />}
          onClick={() => editor.setMedia(slot.id, null)}
        >
          {t('editor.mediaTakeOut')}
        </Button>
      )}
    </Group>
  )
}
