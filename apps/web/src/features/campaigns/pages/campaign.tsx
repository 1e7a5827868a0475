import type { Campaign } from '@clipmint/contract'
import { Page, StatusBadge } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useMoments } from '../../../app/moments.ts'
import { usePageTitle } from '../../../app/page-title.ts'
import { CampaignWays } from '../detail/campaign-ways.tsx'
import { PostLists } from '../detail/post-lists.tsx'
import { draftOf } from '../form/draft.ts'
import { Summary } from '../form/summary.tsx'
import { StopFixButton } from '../list/stop-fix.tsx'
import { useCampaign } from '../queries.ts'
import { fixOfStop, isRunning, mayResume, toneOfCampaign } from '../standing.ts'

import classes from '../detail/campaign.module.css'

const route = getRouteApi('/upload/campaigns/$id')

/** /upload/campaigns/{id}: a campaign, what it does, what comes and what was. */
export function CampaignPage() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const { data: campaign, error, refetch } = useCampaign(id)
  usePageTitle(campaign?.title ?? t('titles.campaign'))
  return (
    <Page>
      <BackLink {...aboveOf(campaign)}>{t('reservations.backToUpload')}</BackLink>
      {error && !campaign ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {campaign ? (
        <>
          <Head campaign={campaign} />
          <CampaignWays campaign={campaign} />
          <div className={classes['columns']}>
            <PostLists campaign={campaign} />
            <aside className={classes['side']} aria-labelledby="campaign-does">
              <h2 id="campaign-does">{t(doesWord(campaign))}</h2>
              <Summary
                draft={draftOf(campaign)}
                name={campaign.about.name}
                sale={campaign.promotion}
                isNew={false}
              />
            </aside>
          </div>
        </>
      ) : null}
      {campaign || error ? null : <Skeleton height="30rem" radius="md" />}
    </Page>
  )
}

/** Over what it does: while it stands still, only what it would do, or did. */
function doesWord(campaign: Campaign) {
  if (isRunning(campaign)) return 'campaigns.does'
  return mayResume(campaign) ? 'campaigns.wouldDo' : 'campaigns.did'
}

/** The desk that a campaign stands at. */
function aboveOf(campaign: Campaign | undefined) {
  const to = campaign?.placeId ? '/upload/places' : '/upload/products'
  return { to, search: { of: campaign?.placeId ?? campaign?.productId ?? undefined } } as const
}

function Head({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { moment, zoneName } = useMoments()
  const { status, stop, title, about, nextAt, schedule, toApprove } = campaign
  return (
    <div className={classes['head']}>
      <span className={classes['badges']} role="status">
        <StatusBadge tone={toneOfCampaign(campaign)}>
          {status === 1 ? t('campaigns.toApprove', { count: toApprove }) : t(`campaigns.status_${status}`)}
        </StatusBadge>
      </span>
      <h1>{title}</h1>
      <p>
        {about.name}
        {nextAt === null
          ? null
          : ` · ${t('campaigns.next', { at: moment(nextAt, schedule.zone) })} (${zoneName(schedule.zone)})`}
      </p>
      {stop === null || status !== 3 ? null : (
        <div className={classes['stop']}>
          <TriangleAlert aria-hidden="true" size="1.25rem" />
          <span>{t(`campaigns.stop_${stop}`)}</span>
          {/* Letting it go on again is the page's own first button. */}
          {fixOfStop[stop] === 'resume' ? null : <StopFixButton campaign={campaign} stop={stop} isMain />}
        </div>
      )}
    </div>
  )
}
