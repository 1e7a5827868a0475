import { Button, FileButton } from '@mantine/core'
import { Camera, Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { takenTypes } from '../media/file-grid.tsx'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { useUploads } from '../media/use-uploads.ts'

import classes from './phone-slot.module.css'

/** What a phone has itself: its camera and its gallery, straight into the place in hand. */
export function PhoneSources({ slot }: { slot: MediaSlot }) {
  const { t } = useTranslation()
  const { upload } = useUploads()
  const takesClips = slot.layer.slot.accept.includes('video')
  return (
    <div className={classes['sources']}>
      <FileButton
        accept={takesClips ? 'image/*,video/*' : 'image/*'}
        capture="environment"
        onChange={(file) => file && upload([file], slot.id)}
      >
        {(button) => (
          <Button {...button} variant="soft" leftSection={<Camera aria-hidden="true" size="1.125rem" />}>
            {t('editor.mediaCamera')}
          </Button>
        )}
      </FileButton>
      <FileButton multiple accept={takenTypes} onChange={(files) => upload(files, slot.id)}>
        {(button) => (
          <Button {...button} variant="soft" leftSection={<Images aria-hidden="true" size="1.125rem" />}>
            {t('editor.mediaGallery')}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
