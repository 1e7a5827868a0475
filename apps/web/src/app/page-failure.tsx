import { EmptyState, Page } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { type ErrorComponentProps, Navigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { isOutage, losesPage, queryClient } from '../api/index.ts'
import { FailureNote } from './failure-note.tsx'
import { useLife } from './life.ts'

/** Stands in for a page that failed: /error when its data is gone, otherwise what happened and a way to try again. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { t } = useTranslation()
  useLife()
  if (losesPage(error)) return <LostPage />
  const retry = () => {
    void queryClient.resetQueries()
    reset()
    void router.invalidate()
  }
  if (isOutage(error)) {
    return (
      <Page>
        <EmptyState
          order={1}
          picture="broken"
          title={t('errors.awayTitle')}
          text={t('errors.awayText')}
          action={
            <Button size="md" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        />
      </Page>
    )
  }
  return (
    <Page width="form">
      <FailureNote error={error} onRetry={retry} />
    </Page>
  )
}

/** Leaves for /error and forgets what failed, so that coming back asks again. */
function LostPage() {
  useEffect(() => queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' }), [])
  return <Navigate to="/error" replace />
}
