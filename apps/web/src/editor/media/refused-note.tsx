import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../app/failure-note.tsx'
import type { Upload } from './uploads.ts'

import classes from './refused-note.module.css'

/** All files that were turned away in one message: how many, and for each reason which. */
export function RefusedNote({ uploads, onDismiss }: { uploads: readonly Upload[]; onDismiss: () => void }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const told = uploads.map((upload) => ({ ...upload, sentence: text(upload.error) }))
  const sentences = [...new Set(told.map(({ sentence }) => sentence))]
  return (
    <div className={classes['note']}>
      <p className={classes['head']} role="alert">
        {t('editor.uploadsRefused', { count: uploads.length })}
      </p>
      <CloseButton size="sm" aria-label={t('editor.uploadsDismiss')} onClick={onDismiss} />
      <details open={uploads.length === 1}>
        <summary>{t('editor.uploadsWhich')}</summary>
        <dl>
          {sentences.map((sentence) => (
            <div key={sentence}>
              <dt>{sentence}</dt>
              {told
                .filter((upload) => upload.sentence === sentence)
                .map(({ id, name }) => (
                  <dd key={id}>{name}</dd>
                ))}
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
