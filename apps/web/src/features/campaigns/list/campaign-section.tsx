import { EmptyState, SectionTitle } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { Pager } from '../../projects/index.ts'
import type { About } from '../form/draft.ts'
import { searchFor } from '../pages/search.ts'
import { campaignPageSize, useCampaigns } from '../queries.ts'
import { useCampaignLock } from './campaign-lock.tsx'
import { CampaignRow } from './campaign-row.tsx'

import classes from './campaign-section.module.css'

/** The campaigns of a product or place, or of all of them, and how each stands. */
export function CampaignSection({ of }: { of: About }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const lock = useCampaignLock()
  const { data, error, refetch } = useCampaigns(of, page)
  // Who can begin none and has none reads why, and nothing else.
  if (lock !== null && !data?.total) return null
  return (
    <section aria-label={t('campaigns.heading')}>
      <SectionTitle>{t('campaigns.heading')}</SectionTitle>
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height="6rem" radius="md" />}
      {data?.total === 0 ? (
        <EmptyState
          order={3}
          picture="videos"
          title={t('campaigns.none')}
          text={t('placeId' in of ? 'campaigns.noneNote_place' : 'campaigns.noneNote_product')}
          action={
            <ButtonLink to="/upload/campaigns/new" search={searchFor(of)} size="md">
              {t('campaigns.newFirst')}
            </ButtonLink>
          }
        />
      ) : null}
      {data && data.total > 0 ? (
        <ul className={classes['list']}>
          {data.list.map((campaign) => (
            <CampaignRow key={campaign._id} campaign={campaign} />
          ))}
        </ul>
      ) : null}
      {data && data.total > campaignPageSize ? (
        <Pager pages={Math.ceil(data.total / campaignPageSize)} value={page} onChange={setPage} />
      ) : null}
    </section>
  )
}
