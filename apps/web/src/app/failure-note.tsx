import { ErrorNote } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../api/index.ts'

/** The sentence for what went wrong: the server's own words, or ours when it could not speak. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('errors.unknown')
    if (error.message !== '') return error.message
    switch (error.code) {
      case 'NETWORK_ERROR':
      case 'TIMEOUT':
      case 'AI_REQUESTS_FAILED':
      case 'UNREADABLE_ANSWER':
        return t(`errors.${error.code}`)
      default:
        return t('errors.unknown')
    }
  }
}

type FailureNoteProps = {
  error: unknown
  /** What it cost; by default that nothing saved was lost. */
  cost?: string
  onRetry?: () => void
}

/** A failed call where it happened: what, what it cost, and the way on. */
export function FailureNote({ error, cost, onRetry }: FailureNoteProps) {
  const { t } = useTranslation()
  const text = useFailureText()
  const requestId = error instanceof ApiFailure ? error.requestId : null
  const reload = error instanceof ApiFailure && error.code === 'UNREADABLE_ANSWER'
  const next = reload ? () => location.reload() : onRetry
  return (
    <ErrorNote
      title={text(error)}
      cost={cost ?? t('errors.nothingLost')}
      supportId={requestId ? t('errors.supportId', { id: requestId }) : undefined}
      action={
        next ? (
          <Button variant="default" onClick={next}>
            {reload ? t('errors.reload') : t('common.retry')}
          </Button>
        ) : undefined
      }
    />
  )
}
