import type { Campaign } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { Megaphone, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../../app/moments.ts'
import { Marks } from '../../reservations/index.ts'
import { toneOfCampaign } from '../standing.ts'
import { StopFixButton } from './stop-fix.tsx'

import classes from './campaign-section.module.css'

type CampaignRowProps = {
  campaign: Campaign
  /** On the page of its product: whether that is shown. There is no way to it from there. */
  isShown?: boolean | undefined
}

/** A campaign in a list: how it stands, what comes next, and what its owner has to do about it. */
export function CampaignRow({ campaign, isShown }: CampaignRowProps) {
  const { t } = useTranslation()
  const { _id: id, about, title, status, stop, targets } = campaign
  return (
    <li className={classes['row']}>
      <Link to="/upload/campaigns/$id" params={{ id }} className={classes['open']}>
        <span className={classes['picture']}>
          {about.picture ? (
            <img src={about.picture} alt="" loading="lazy" />
          ) : (
            <Megaphone aria-hidden="true" />
          )}
        </span>
        <span className={classes['words']}>
          <b>{title}</b>
          <span>{about.name}</span>
          <span className={classes['when']}>
            <Marks targets={targets} />
            <Next campaign={campaign} />
          </span>
        </span>
      </Link>
      <span className={classes['state']}>
        <StatusBadge tone={toneOfCampaign(campaign)}>
          {status === 1
            ? t('campaigns.toApprove', { count: campaign.toApprove })
            : t(`campaigns.status_${status}`)}
        </StatusBadge>
      </span>
      {stop === null || status !== 3 ? null : (
        <span className={classes['stop']}>
          <TriangleAlert aria-hidden="true" size="1.125rem" />
          <span>{t(`campaigns.stop_${stop}`)}</span>
          <StopFixButton campaign={campaign} stop={stop} isShown={isShown} />
        </span>
      )}
    </li>
  )
}

/** When its next post is due, and how its latest one stands. */
function Next({ campaign: { nextAt, schedule, lastStatus, lastUploadAt } }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  return (
    <>
      {nextAt === null ? null : <span>{t('campaigns.next', { at: moment(nextAt, schedule.zone) })}</span>}
      {lastStatus === null ? null : (
        <span>{t('campaigns.last', { status: t(`reservations.status_${lastStatus}`) })}</span>
      )}
      {lastUploadAt === null ? null : (
        <span>{t('reservations.postedAt', { at: moment(lastUploadAt, schedule.zone) })}</span>
      )}
    </>
  )
}
