import { can, type Dashboard } from '@clipmint/contract'
import { EmptyState, Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useUser } from '../../account/index.ts'
import { Filters } from '../parts/filters.tsx'
import { Interest } from '../parts/interest.tsx'
import { Networks } from '../parts/networks.tsx'
import { Period } from '../parts/period.tsx'
import { Pitch } from '../parts/pitch.tsx'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { Summary } from '../parts/summary.tsx'
import { Trend } from '../parts/trend.tsx'
import { TopLesson, Worked } from '../parts/worked.tsx'
import { AllPosts } from '../posts/all-posts.tsx'
import { useAllPosts, useDashboard } from '../queries.ts'
import { useDashboardSearch } from './use-dashboard-search.ts'

import classes from './dashboard.module.css'

/** /upload/dashboard: what came of the posts; for owners without the upload service what there would be to see. */
export function DashboardPage() {
  const { t } = useTranslation()
  const { data: user } = useUser()
  const mayLook = user && can(user.payment, { do: 'see-dashboard' }).ok
  return (
    <Page>
      <BackLink to="/upload">{t('socialAccounts.uploadTitle')}</BackLink>
      {mayLook ? <Results /> : <PageHead title={t('dashboard.title')} />}
      {user && !mayLook ? <Pitch planType={user.payment.planType} /> : null}
    </Page>
  )
}

function Results() {
  const { t } = useTranslation()
  const { term } = useDashboardSearch()
  const { data, error, refetch, isPlaceholderData } = useDashboard(term)
  const { data: any } = useAllPosts({
    provider: 'all',
    providerOption: 'all',
    page: 1,
    limit: 10,
    sortField: 'date',
    sort: 'desc',
  })
  const isEmpty = any?.total === 0
  return (
    <>
      <PageHead
        title={t('dashboard.title')}
        lead={isEmpty ? null : t('dashboard.lead')}
        actions={data && !isEmpty ? <RefreshButton shown={data} /> : null}
      />
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {(data && any) || error ? null : <Skeleton height="24rem" radius="md" />}
      {isEmpty ? <NoPosts /> : null}
      {data && any && !isEmpty ? <Shown shown={data} isStale={isPlaceholderData} /> : null}
    </>
  )
}

function NoPosts() {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture="videos"
      title={t('dashboard.emptyTitle')}
      text={t('dashboard.emptyText')}
      action={
        <ButtonLink to="/upload/products" size="md">
          {t('dashboard.emptyAction')}
        </ButtonLink>
      }
    />
  )
}

function Shown({ shown, isStale }: { shown: Dashboard; isStale: boolean }) {
  return (
    <div className={classes['parts']} aria-busy={isStale}>
      <div className={classes['first']}>
        <Period />
        <TopLesson worked={shown.worked} />
        <Summary shown={shown} />
      </div>
      <div className={classes['columns']}>
        <Trend shown={shown} />
        <Worked worked={shown.worked} />
      </div>
      <Networks shown={shown} />
      <div className={classes['filtered']}>
        <Filters />
        <Interest />
      </div>
      <AllPosts />
    </div>
  )
}
