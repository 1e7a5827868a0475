import { Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { id as readId } from '../../../app/search-parts.ts'
import { NoTemplate } from '../store/detail/no-template.tsx'
import { OfflineNote } from '../store/offline-note.tsx'
import { useTemplate } from '../store/queries.ts'

const TemplateRoom = lazy(async () => ({
  default: (await import('../store/detail/template-room.tsx')).TemplateRoom,
}))

const route = getRouteApi('/store/$id')

/** /store/{id}: one template playing in its four shapes, tried with the visitor's own photographs, and made. */
export function TemplatePage() {
  const { id } = route.useParams()
  const known = readId(id)
  return known === undefined ? <NoTemplate /> : <Template id={known} />
}

function Template({ id }: { id: string }) {
  const { data, error, refetch, isPaused } = useTemplate(id)
  if (error && !data) {
    if (error instanceof ApiFailure && error.status === 404) return <NoTemplate />
    return (
      <Page width="form">
        <FailureNote error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data && isPaused) {
    return (
      <Page width="form">
        <OfflineNote />
      </Page>
    )
  }
  return (
    <Suspense fallback={<Waiting />}>
      {data ? <TemplateRoom key={data.card._id} card={data.card} template={data.document} /> : <Waiting />}
    </Suspense>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <Page>
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height="34rem" radius="md" />
      </div>
    </Page>
  )
}
