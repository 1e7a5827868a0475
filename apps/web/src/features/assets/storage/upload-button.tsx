import { Button, FileButton } from '@mantine/core'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useUploadQueue } from '../uploads/queue.ts'

import classes from './upload-button.module.css'

const taken =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,video/mp4,video/quicktime,video/webm'

/** Sends files up: chosen, or dropped here. */
export function UploadButton() {
  const { t } = useTranslation()
  const { queue } = useUploadQueue()
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={classes['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        queue.add([...event.dataTransfer.files])
      }}
    >
      <FileButton multiple accept={taken} onChange={(files) => queue.add(files)}>
        {(button) => (
          <Button {...button} variant="soft" leftSection={<Upload aria-hidden="true" size="1rem" />}>
            {t('storage.upload')}
          </Button>
        )}
      </FileButton>
      <p>{t('storage.uploadNote')}</p>
    </div>
  )
}
