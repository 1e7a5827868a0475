import { ProgressBar } from '@clipmint/ui'
import { Button, Checkbox } from '@mantine/core'
import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useOwnUpload } from './use-own-upload.ts'

import classes from './own-upload.module.css'

/** Brings a piece of the owner's own music, once they say that it is theirs to use. */
export function OwnUpload() {
  const { t } = useTranslation()
  const [hasRights, setRights] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { going, fault, send, cancel } = useOwnUpload()
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const choose = () => {
    if (hasRights) input.current?.click()
    else setAsked(true)
  }
  return (
    <section className={classes['upload']} aria-label={t('music.upload')}>
      <Checkbox
        label={t('music.rights')}
        checked={hasRights}
        error={isAsked && !hasRights ? t('music.rightsNeeded') : null}
        onChange={({ currentTarget }) => setRights(currentTarget.checked)}
      />
      <Button
        variant="default"
        fullWidth
        leftSection={<Upload aria-hidden="true" size="1.125rem" />}
        aria-describedby={noteId}
        disabled={going !== null}
        onClick={choose}
      >
        {t('music.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/wav"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      <p id={noteId}>{t('music.uploadNote')}</p>
      {going === null ? null : (
        <div className={classes['going']}>
          <ProgressBar label={t('music.uploading', { name: going.name })} percent={going.share * 100} />
          <Button variant="subtle" onClick={cancel}>
            {t('music.cancel')}
          </Button>
        </div>
      )}
      {fault === null ? null : (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
    </section>
  )
}
