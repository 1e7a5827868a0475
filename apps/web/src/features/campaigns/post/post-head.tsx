import { type CampaignPostDetail, networks } from '@clipmint/contract'
import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { AnchorLink, ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Marks, useMoments } from '../../reservations/index.ts'
import { CampaignPostBadge } from '../detail/campaign-post-row.tsx'

import classes from './campaign-post.module.css'

/** The video of a post, ready to play; a quiet place for it until it is made. */
export function PostScreen({ post: { video, making } }: { post: CampaignPostDetail }) {
  const { t } = useTranslation()
  return (
    <div className={classes['screen']}>
      {video?.url ? (
        // The words are part of the picture, and its sound is music.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={video.url}
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
          <p>{t(making === null ? 'campaigns.notMadeYet' : `campaigns.making_${making}`)}</p>
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
  const { campaignId, campaignTitle, video, uploadAt, zone, decideBy, skip, failure, targets, status } = post
  return (
    <div className={classes['head']}>
      <span role="status">
        <CampaignPostBadge post={post} />
      </span>
      <h1>{video?.title ?? campaignTitle}</h1>
      <p>
        <b>{moment(uploadAt, zone)}</b> <span className={classes['quiet']}>{zoneName(zone)}</span>
      </p>
      <p className={classes['of']}>
        <Marks targets={targets} />
        <AnchorLink inherit underline="always" to="/upload/campaigns/$id" params={{ id: campaignId }}>
          {campaignTitle}
        </AnchorLink>
      </p>
      {status === 1 && decideBy !== null ? (
        <p className={classes['note']}>
          {Date.parse(decideBy) > now
            ? t('campaigns.decideBy', { at: moment(decideBy, zone) })
            : t('campaigns.decideOver')}
        </p>
      ) : null}
      {skip === null ? null : <p className={classes['note']}>{t(`campaigns.skip_${skip}`)}</p>}
      {failure === null ? null : <StandsInTheWay failure={failure} />}
    </div>
  )
}

/** What keeps a post from going out as it is, and the way to mend it. */
function StandsInTheWay({ failure }: { failure: NonNullable<CampaignPostDetail['failure']> }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { platform, code } = failure
  const isOfLink = code === 'not-linked' || code.startsWith('link-')
  return (
    <div className={classes['bad']}>
      <p>
        {isOfLink && platform !== null
          ? t('campaigns.mustConnect', { network: networks[platform].name[language] })
          : t('campaigns.standsInTheWay')}
      </p>
      {isOfLink ? (
        <ButtonLink to="/upload/account/all" size="xs" variant="default">
          {t('campaigns.fix_accounts')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
