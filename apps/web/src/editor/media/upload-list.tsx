import { ProgressBar } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { RefusedNote } from './refused-note.tsx'
import { useUploads } from './use-uploads.ts'

import classes from './upload-list.module.css'

/** As many as go up at once; the others only wait. */
const SHOWN = 3

/** Files on their way up, and one message for those that were turned away: the pictures stay in sight. */
export function UploadList() {
  const { t } = useTranslation()
  const { list, dismissFailed } = useUploads()
  const going = list.filter(({ error }) => error === null)
  const refused = list.filter(({ error }) => error !== null)
  return (
    <>
      {going.length > 0 ? (
        <ul className={classes['list']} aria-label={t('editor.uploads')}>
          {going.slice(0, SHOWN).map(({ id, name, share }) => (
            <li key={id}>
              <span className={classes['name']}>{name}</span>
              <ProgressBar label={t('editor.uploading', { name })} percent={share * 100} />
            </li>
          ))}
          {going.length > SHOWN ? (
            <li>{t('editor.uploadsWaiting', { count: going.length - SHOWN })}</li>
          ) : null}
        </ul>
      ) : null}
      {refused.length > 0 ? <RefusedNote uploads={refused} onDismiss={dismissFailed} /> : null}
    </>
  )
}
