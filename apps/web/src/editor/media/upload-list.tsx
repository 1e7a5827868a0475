import { ProgressBar } from '@clipmint/ui'
import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../app/failure-note.tsx'
import { useUploads } from './use-uploads.ts'

import classes from './upload-list.module.css'

/** Files on their way up, and those that were turned away with the reason. */
export function UploadList() {
  const { t } = useTranslation()
  const text = useFailureText()
  const { list, dismiss } = useUploads()
  if (list.length === 0) return null
  return (
    <ul className={classes['list']} aria-label={t('editor.uploads')}>
      {list.map(({ id, name, share, error }) => (
        <li key={id}>
          <span className={classes['name']}>{name}</span>
          {error === null ? (
            <ProgressBar label={t('editor.uploading', { name })} percent={share * 100} />
          ) : (
            <p role="alert">
              {text(error)}
              <CloseButton
                size="sm"
                aria-label={t('editor.uploadDismiss', { name })}
                onClick={() => dismiss(id)}
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
