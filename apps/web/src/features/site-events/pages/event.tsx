import type { ShownSiteEvent } from '@clipmint/contract'
import { Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { NotFoundScreen } from '../../../app/error-screens.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { EventBody } from '../parts/event-body.tsx'
import { useSiteEvents } from '../queries.ts'

/** /event1 */
export function FirstEventPage() {
  return <EventPage id="1" />
}

/** /event2 */
export function SecondEventPage() {
  return <EventPage id="2" />
}

/** /event3 */
export function ThirdEventPage() {
  return <EventPage id="3" />
}

/** One event while it goes on; before and after it there is no such page. */
function EventPage({ id }: { id: ShownSiteEvent['id'] }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSiteEvents()
  const event = data?.find((it) => it.id === id)
  if (data && !event) return <NotFoundScreen />
  return (
    <Page>
      {event ? (
        <EventBody event={event} />
      ) : error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height="32rem" radius="md" />
        </div>
      )}
    </Page>
  )
}
