import { Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useTemplate } from '../store/queries.ts'

const TemplateRoom = lazy(async () => ({
  default: (await import('../store/detail/template-room.tsx')).TemplateRoom,
}))

const route = getRouteApi('/store/$id')

/** /store/{id}: one template playing in its four shapes, tried with the visitor's own photographs, and made. */
export function TemplatePage() {
  const { id } = route.useParams()
  const { data, error, refetch } = useTemplate(id)
  if (error && !data) {
    return (
      <Page width="form">
        <FailureNote error={error} onRetry={() => void refetch()} />
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
