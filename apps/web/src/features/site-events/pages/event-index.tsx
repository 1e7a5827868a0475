import { Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink, PageLink } from '../../../app/links.tsx'
import { NothingHere } from '../../../app/nothing-here.tsx'
import { toSiteLanguage } from '../../../locales/language.ts'
import { Period } from '../parts/period.tsx'
import { useSiteEvents } from '../queries.ts'

import classes from '../parts/event.module.css'

/** /event: what goes on at the moment. */
export function EventIndexPage() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useSiteEvents()
  if (data?.length === 0) return <NoEvents />
  return (
    <Page>
      <PageHead title={t('siteEvents.index')} lead={t('siteEvents.indexLead')} />
      {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <ul className={classes['list']}>
          {data.map((event) => {
            const { title, lead, picture } = event[toSiteLanguage(i18n.language)]
            return (
              <li key={event.id}>
                <PageLink to={`/event${event.id}`} className={classes['card']}>
                  <img src={picture.src} alt="" width={864} height={1080} />
                  <Period event={event} />
                  <h2>{title}</h2>
                  <span>{lead}</span>
                </PageLink>
              </li>
            )
          })}
        </ul>
      ) : error ? null : (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height="24rem" radius="md" />
        </div>
      )}
    </Page>
  )
}

function NoEvents() {
  const { t } = useTranslation()
  return (
    <NothingHere picture="search" title={t('siteEvents.none')} text={t('siteEvents.noneText')}>
      <ButtonLink to="/store" size="md">
        {t('siteEvents.toStore')}
      </ButtonLink>
    </NothingHere>
  )
}
