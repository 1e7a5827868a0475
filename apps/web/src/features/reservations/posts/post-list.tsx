import { networks, postStatus, type Reservation } from '@clipmint/contract'
import { SectionTitle, StatusBadge } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useMoments } from '../../../app/moments.ts'
import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Pager } from '../../projects/index.ts'
import { postPageSize, type PostsAbout, usePosts } from '../queries.ts'
import { firstSeenAt, isDue, isGivenUp, isUnderWay, toneOfPost, toneOfTarget } from './standing.ts'

import classes from './post-list.module.css'

type PostSectionProps = {
  about: PostsAbout
  /** Whether it is there before there is a post. */
  isAlways?: boolean
}

/** The posts of a product, a place or a video, and how each stands. */
export function PostSection({ about, isAlways = false }: PostSectionProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = usePosts(about, page)
  if (!isAlways && !data?.total) return null
  return (
    <section aria-label={t('reservations.posts')}>
      <SectionTitle>{t('reservations.posts')}</SectionTitle>
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height="6rem" radius="md" />}
      {data?.total === 0 ? <p className={classes['none']}>{t('reservations.noPosts')}</p> : null}
      {data && data.total > 0 ? (
        <ul className={classes['list']}>
          {data.list.map((post) => (
            <li key={post._id}>
              <PostRow post={post} />
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.total > postPageSize ? (
        <Pager pages={Math.ceil(data.total / postPageSize)} value={page} onChange={setPage} />
      ) : null}
    </section>
  )
}

function PostRow({ post }: { post: Reservation }) {
  const { t } = useTranslation()
  const when = useWhen()
  const { video, copy, targets } = post
  return (
    <Link to="/upload/posts/$id" params={{ id: post._id }} className={classes['row']}>
      <PostPicture post={post} />
      <span className={classes['words']}>
        <b>{video?.title ?? t('reservations.videoGone')}</b>
        <span className={classes['copy']}>{copy === '' ? t('reservations.noCaption') : copy}</span>
        <span className={classes['when']}>
          <Marks targets={targets} />
          {when(post)}
        </span>
      </span>
      <span className={classes['badges']}>
        {post.stale === null ? null : <StatusBadge tone="warn">{t('outdated.badge')}</StatusBadge>}
        <PostBadge post={post} />
      </span>
    </Link>
  )
}

/** How a post stands as a whole; of one of which nothing is known it is not said that it failed. */
export function PostBadge({ post }: { post: Reservation }) {
  const { t } = useTranslation()
  const { status, targets } = post
  return targets.every(isGivenUp) ? (
    <StatusBadge tone={toneOfTarget.unknown}>{t('reservations.target_given-up')}</StatusBadge>
  ) : (
    <StatusBadge tone={toneOfPost[status]}>{t(`reservations.status_${status}`)}</StatusBadge>
  )
}

/** When a post goes out, or went. */
export function useWhen(): (post: Reservation) => string {
  const { t } = useTranslation()
  const { moment } = useMoments()
  const now = useNow(10_000)
  return (post) => {
    const { status, uploadAt, zone } = post
    const seenAt = firstSeenAt(post)
    // While a part is still on its way, the post as a whole is not out.
    if (seenAt !== null && !isUnderWay({ status }))
      return t('reservations.postedAt', { at: moment(seenAt, zone) })
    if (isDue({ status, uploadAt }, new Date(now))) return t('reservations.goesOut')
    const word = status === postStatus.waitingUpload ? 'reservations.planned' : 'reservations.askedAt'
    return t(word, { at: moment(uploadAt, zone) })
  }
}

/** The video's still, as it is now. */
export function PostPicture({ post: { video } }: { post: Reservation }) {
  return (
    <span className={classes['picture']}>
      {video?.poster ? <img src={video.poster} alt="" loading="lazy" /> : <Clapperboard aria-hidden="true" />}
    </span>
  )
}

/** The networks that a post goes to. */
export function Marks({ targets }: { targets: readonly Pick<Reservation['targets'][number], 'platform'>[] }) {
  const { language } = useFormats()
  return (
    <span className={classes['marks']}>
      {[...new Set(targets.map(({ platform }) => platform))].map((network) => (
        <span key={network} role="img" aria-label={networks[network].name[language]}>
          <NetworkMark network={network} size={16} />
        </span>
      ))}
    </span>
  )
}
