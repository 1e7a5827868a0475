import { Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { queries } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { id as readId } from '../../../app/search-parts.ts'
import { NoTemplate } from '../store/detail/no-template.tsx'
import { OfflineNote } from '../store/offline-note.tsx'
import { useTemplate } from '../store/queries.ts'

const route = getRouteApi('/store/$id')

/** /store/{id}: one template playing in its four shapes, tried with the visitor's own photographs, and made. */
export function TemplatePage() {
  const { id } = route.useParams()
  const known = readId(id)
  return known === undefined ? <NoTemplate /> : <Template id={known} />
}

function Template({ id }: { id: string }) {
  const template = useTemplate(id)
  const room = useTemplateRoom()
  const failed = [template, room].find(({ data, error }) => error && !data)
  if (failed) {
    return (
      <Page width="form">
        <FailureNote error={failed.error} onRetry={() => void failed.refetch()} />
      </Page>
    )
  }
  if (template.data && room.data) {
    const { card, document } = template.data
    return <room.data.TemplateRoom key={card._id} card={card} template={document} />
  }
  return template.isPaused || room.isPaused ? <Offline /> : <Waiting />
}

/** The screen of one template, which weighs much; it waits for the connection and is asked for again as answers are. */
function useTemplateRoom() {
  return useQuery({
    queryKey: [...queries.templates.key, 'room'],
    queryFn: () => import('../store/detail/template-room.tsx'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
}

function Offline() {
  return (
    <Page width="form">
      <OfflineNote />
    </Page>
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
