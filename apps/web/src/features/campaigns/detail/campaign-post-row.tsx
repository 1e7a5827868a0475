import type { CampaignPost } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { Clapperboard, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { useMoments } from '../../../app/moments.ts'
import { toneOfPost } from '../../reservations/index.ts'
import { refOf } from '../queries.ts'
import { isToGo, needsCare, unmadeWord } from '../standing.ts'

import classes from './campaign.module.css'

/** A post of a campaign in a list: its picture once it is made, its time, and how it stands. */
export function CampaignPostRow({ post }: { post: CampaignPost }) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  const { video, copy, skip, zone, isHeld } = post
  const now = useNow(60_000)
  const isBad = needsCare(post)
  const said = skip === null ? copy : t(`campaigns.skip_${skip}`)
  return (
    <Link to="/upload/campaigns/posts/$id" params={{ id: refOf(post) }} className={classes['row']}>
      <span className={classes['picture']} data-empty={video === null}>
        {video?.poster ? (
          <img src={video.poster} alt="" loading="lazy" />
        ) : (
          <Clapperboard aria-hidden="true" />
        )}
      </span>
      <span className={classes['words']}>
        <b>
          {moment(post.publishedAt ?? post.uploadAt, zone)}
          {isBad ? (
            <TriangleAlert
              className={classes['care']}
              role="img"
              aria-label={t('campaigns.needsCare')}
              size="1rem"
            />
          ) : null}
        </b>
        <span>{video?.title ?? t(`campaigns.${unmadeWord(post, new Date(now))}`)}</span>
        <span>{isBad && isToGo(post) ? t('campaigns.standsInTheWay') : said}</span>
      </span>
      {isHeld ? (
        <StatusBadge tone="plain">{t('campaigns.heldBadge')}</StatusBadge>
      ) : (
        <CampaignPostBadge post={post} />
      )}
    </Link>
  )
}

/** How a post of a campaign stands; of one whose making has not begun it is not said that it is being made. */
export function CampaignPostBadge({ post }: { post: Pick<CampaignPost, 'status' | 'making'> }) {
  const { t } = useTranslation()
  const { status, making } = post
  return (
    <StatusBadge tone={toneOfPost[status]}>
      {status === 0 && making === null ? t('campaigns.willBeMade') : t(`reservations.status_${status}`)}
    </StatusBadge>
  )
}
