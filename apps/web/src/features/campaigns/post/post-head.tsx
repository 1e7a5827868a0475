import type { CampaignPostDetail } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { Clapperboard } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { AnchorLink } from '../../../app/links.tsx'
import { useMoments } from '../../../app/moments.ts'
import { Marks } from '../../reservations/index.ts'
import { CampaignPostBadge } from '../detail/campaign-post-row.tsx'
import { unmadeWord } from '../standing.ts'
import { StalePost } from './stale-post.tsx'
import { StandsInTheWay } from './stands-in-the-way.tsx'

import classes from './campaign-post.module.css'

type PostScreenProps = { post: CampaignPostDetail; screen: RefObject<HTMLVideoElement | null> }

/** The video of a post, ready to play; a quiet place for it until it is made. */
export function PostScreen({ post, screen }: PostScreenProps) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const { video } = post
  return (
    <div className={classes['screen']}>
      {video?.url ? (
        // The words are part of the picture, and its sound is music.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={video.url}
          ref={screen}
          src={video.url}
          poster={video.poster ?? undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={t('projects.player', { title: video.title })}
        />
      ) : (
        <div className={classes['waits']}>
          <Clapperboard aria-hidden="true" size="2rem" />
          <p>{t(`campaigns.${unmadeWord(post, new Date(now))}`)}</p>
        </div>
      )}
    </div>
  )
}

/** How a post stands, when it goes out, and until when its owner may decide. */
export function PostHead({ post }: { post: CampaignPostDetail }) {
  const { t } = useTranslation()
  const { moment, zoneName } = useMoments()
  const now = useNow(10_000)
  const { campaignId, campaignTitle, video, zone, decideBy, skip, targets, status, isHeld, onSilence } = post
  return (
    <div className={classes['head']}>
      <span role="status">
        {isHeld ? (
          <StatusBadge tone="plain">{t('campaigns.heldBadge')}</StatusBadge>
        ) : (
          <CampaignPostBadge post={post} />
        )}
      </span>
      <h1>{video?.title ?? campaignTitle}</h1>
      <p>
        <b>{moment(post.publishedAt ?? post.uploadAt, zone)}</b>{' '}
        <span className={classes['quiet']}>{zoneName(zone)}</span>
      </p>
      <p className={classes['of']}>
        <Marks targets={targets} />
        <AnchorLink inherit underline="always" to="/upload/campaigns/$id" params={{ id: campaignId }}>
          {campaignTitle}
        </AnchorLink>
      </p>
      {isHeld ? <p className={classes['note']}>{t('campaigns.heldPost')}</p> : null}
      {!isHeld && status === 1 && decideBy !== null ? (
        <p className={classes['note']}>
          {Date.parse(decideBy) > now
            ? t(onSilence === 'post' ? 'campaigns.decideByElsePosted' : 'campaigns.decideBy', {
                at: moment(decideBy, zone),
              })
            : t('campaigns.decideOver')}
        </p>
      ) : null}
      {skip === null ? null : <p className={classes['note']}>{t(`campaigns.skip_${skip}`)}</p>}
      <StandsInTheWay post={post} />
      <StalePost post={post} />
    </div>
  )
}
