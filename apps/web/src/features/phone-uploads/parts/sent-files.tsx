import { ProgressBar } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import type { Sending } from '../use-phone-sender.ts'

import classes from './sent-files.module.css'

/** The files of this visit, the newest on top: on their way, there, or why not. */
export function SentFiles({ list, onRetry }: { list: readonly Sending[]; onRetry: (one: Sending) => void }) {
  const { t } = useTranslation()
  if (list.length === 0) return null
  return (
    <ul className={classes['list']} aria-label={t('phoneUploads.files')}>
      {list.toReversed().map((one) => (
        <li key={one.id}>
          <span className={classes['name']}>{one.file.name}</span>
          <State of={one} onRetry={() => onRetry(one)} />
        </li>
      ))}
    </ul>
  )
}

function State({ of: one, onRetry }: { of: Sending; onRetry: () => void }) {
  const { t } = useTranslation()
  const text = useFailureText()
  switch (one.state) {
    case 'waiting':
      return <span className={classes['note']}>{t('phoneUploads.waitingTurn')}</span>
    case 'sending':
      return (
        <ProgressBar label={t('phoneUploads.sending', { name: one.file.name })} percent={one.share * 100} />
      )
    case 'sent':
      return (
        <span className={classes['sent']}>
          <CircleCheck aria-hidden="true" size="1rem" />
          {t('phoneUploads.sent')}
        </span>
      )
    case 'failed':
      return (
        <>
          <span className={classes['failed']} role="alert">
            {text(one.error)}
          </span>
          {isUnusable(one.error) ? null : (
            <Button variant="default" onClick={onRetry}>
              {t('phoneUploads.retry')}
            </Button>
          )}
        </>
      )
  }
}

/** Sending again does not help where the file itself is the reason. */
function isUnusable(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'INVALID FILE TYPE'
}
